import { readFileSync } from 'node:fs'
import { walkCollection } from '../../functions/src/adapters/firestore/walk.ts'
import { systemClock } from '../../functions/src/adapters/system.ts'
import { users } from '../../functions/src/collections/accounts.ts'
import { type Erasure, erasures } from '../../functions/src/collections/personal-data.ts'
import { databaseName } from '../../functions/src/config/database.ts'
import { personHash } from '../../functions/src/domain/erasure/person-hash.ts'
import { repeatErasure, withdrawErasure } from '../../functions/src/operations/erasure/schedule.ts'
import { onlyPorts } from '../../functions/src/ports/ports.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'
import type { Connection } from './connection.ts'

const usage = `
Usage: npm run operator -- repeat-erasures <file> [<former database>]

Erases people again whom a restored backup has brought back. The file has one line for each erased
person: \`personHash\` of the log entry "Person erased". docs/operations-manual.md shows how to get
it. From the former database, takes the erasures that had not ended, and withdraws those that were
cancelled there. You can run the command repeatedly, but name the former database only before the
restored one serves.
`

const hashLine = /^[0-9a-f]{64}$/

export const repeatErasuresCommand: OperatorCommand = {
  usage: usage.trim(),
  plan([file, name, ...rest]) {
    if (file === undefined || rest.length > 0) return undefined
    if (name !== undefined && !databaseName.safeParse(name).success) return undefined
    return async (connection) => {
      if (name === connection.databaseId) return failed(`${name} is the database that serves.`)
      const lines = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
      const wrong = lines.filter((line) => !hashLine.test(line))
      if (wrong.length > 0) return failed(`${wrong.length} lines of ${file} are not hashes.`)
      const former = name === undefined ? [] : await continueErasures(connection, name)
      return { exitStatus: 0, lines: [await repeatEnded(connection, new Set(lines)), ...former] }
    }
  },
}

const failed = (line: string) => ({ exitStatus: 1, lines: [line] }) as const

async function repeatEnded(
  { firestore, store, projectId }: Connection,
  erased: ReadonlySet<string>,
): Promise<string> {
  let count = 0
  for await (const { id: uid } of walkCollection(firestore, users.name)) {
    if (!erased.has(personHash(uid))) continue
    await repeatErasure(onlyPorts({ store, clock: systemClock }), uid, withinTimeout())
    count += 1
  }
  return `${count} of ${erased.size} erased people were restored and are now erased again in ${projectId}.`
}

/** Lets the restored database have the erasures that the former one still has, and no others. */
async function continueErasures(
  { firestore, store, open }: Connection,
  name: string,
): Promise<string[]> {
  const former = open(name)
  const ports = onlyPorts({ store, clock: systemClock })
  const going = new Map<string, Erasure>()
  // Reads all before the first change, because one that is unreadable needs a look first.
  for await (const { id, fields } of walkCollection(former, erasures.name)) {
    const { data } = erasures.schema.safeParse(fields)
    if (!data) throw new Error(`${erasures.name}/${id} of ${name} cannot be read.`)
    going.set(id, data)
  }
  // Also of people whom the backup lacks: their sign-ins and photos are not in the database.
  for (const [uid, erasure] of going) await repeatErasure(ports, uid, withinTimeout(), erasure)
  let cancelled = 0
  for await (const { id: uid } of walkCollection(firestore, erasures.name)) {
    // An erasure that ended left no user there.
    if (going.has(uid) || !(await former.doc(`${users.name}/${uid}`).get()).exists) continue
    if (await withdrawErasure(ports, uid, withinTimeout())) cancelled += 1
  }
  return [`${going.size} erasures of ${name} go on, and ${cancelled} were cancelled there.`]
}
