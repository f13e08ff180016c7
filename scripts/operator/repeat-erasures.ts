import { readFileSync } from 'node:fs'
import { walkCollection } from '../../functions/src/adapters/firestore/walk.ts'
import { systemClock } from '../../functions/src/adapters/system.ts'
import { users } from '../../functions/src/collections/accounts.ts'
import { personHash } from '../../functions/src/domain/erasure/person-hash.ts'
import { repeatErasure } from '../../functions/src/operations/erasure/schedule.ts'
import { onlyPorts } from '../../functions/src/ports/ports.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'

const usage = `
Usage: npm run operator -- repeat-erasures <file>

Erases people again whom a restored backup has brought back. The file has one line for each erased
person: \`personHash\` of the log entry "Person erased". docs/operations-manual.md shows how to get
it. You can run the command repeatedly.
`

const hashLine = /^[0-9a-f]{64}$/

export const repeatErasuresCommand: OperatorCommand = {
  usage: usage.trim(),
  plan([file, ...rest]) {
    if (file === undefined || rest.length > 0) return undefined
    return async ({ firestore, store, projectId }) => {
      const lines = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
      const wrong = lines.filter((line) => !hashLine.test(line))
      if (wrong.length > 0)
        return { exitStatus: 1, lines: [`${wrong.length} lines of ${file} are not hashes.`] }
      const erased = new Set(lines)
      let count = 0
      for await (const { id: uid } of walkCollection(firestore, users.name)) {
        if (!erased.has(personHash(uid))) continue
        await repeatErasure(onlyPorts({ store, clock: systemClock }), uid, withinTimeout())
        count += 1
      }
      const line = `${count} of ${erased.size} erased people were restored and are now erased again in ${projectId}.`
      return { exitStatus: 0, lines: [line] }
    }
  },
}
