import { messageOf } from '@plant/common/errors'
import { walkCollection } from '../../functions/src/adapters/firestore/walk.ts'
import { aesGcmSecretBox } from '../../functions/src/adapters/secrets/aes-gcm.ts'
import { webhooks } from '../../functions/src/collections/webhooks.ts'
import { readSecretKeys } from '../../functions/src/config/webhooks.ts'
import { resealSecrets } from '../../functions/src/operations/webhooks/reseal.ts'
import { onlyPorts } from '../../functions/src/ports/ports.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'

const usage = `
Usage: SECRET_KEYS=<keys> npm run operator -- reseal-secrets

Encrypts the signing secrets of all webhooks with the first key of SECRET_KEYS. The other keys
decrypt the secrets that are not converted yet. You can interrupt and repeat the command;
docs/operations-manual.md lists the steps of a rotation.
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
          failures.push(`${id}: ${messageOf(error)}`)
        }
      const done = `${count} secrets are now encrypted with key ${keys[0]?.version} in ${projectId}.`
      if (failures.length === 0) return { exitStatus: 0, lines: [done] }
      const rest = `Keep the former keys: ${failures.length} accounts still need them.`
      return { exitStatus: 1, lines: [...failures, done, rest] }
    }
  },
}
