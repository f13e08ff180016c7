import { walkCollection } from '../../functions/src/adapters/firestore/walk.ts'
import { aesGcmSecretBox } from '../../functions/src/adapters/secrets/aes-gcm.ts'
import { webhooks } from '../../functions/src/collections/webhooks.ts'
import { readSecretKeys } from '../../functions/src/config/webhooks.ts'
import { resealSecrets } from '../../functions/src/operations/webhooks/reseal.ts'
import { onlyPorts } from '../../functions/src/ports/only-ports.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'

const usage = `
Usage: SECRET_KEYS=<keys> npm run operator -- reseal-secrets

Seals the signing secrets of all webhooks anew under the first key of SECRET_KEYS. The other keys
open what is not yet. May be broken off and run again; docs/operations-manual.md has the order of
a rotation.
`

export const resealSecretsCommand: OperatorCommand = {
  usage: usage.trim(),
  plan(args) {
    if (args.length > 0) return undefined
    return async ({ firestore, store, projectId }) => {
      const keys = readSecretKeys(process.env['SECRET_KEYS'] ?? '')
      const secretBox = aesGcmSecretBox(keys)
      const failures: string[] = []
      let count = 0
      for await (const { id } of walkCollection(firestore, webhooks.name))
        try {
          count += await resealSecrets(onlyPorts({ store, secretBox }), id, withinTimeout())
        } catch (error) {
          failures.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
        }
      const done = `${count} secrets are sealed anew under key ${keys[0]?.version}, in ${projectId}.`
      if (failures.length === 0) return { exitStatus: 0, lines: [done] }
      const rest = `Keep the former keys: ${failures.length} accounts still need them.`
      return { exitStatus: 1, lines: [...failures, done, rest] }
    }
  },
}
