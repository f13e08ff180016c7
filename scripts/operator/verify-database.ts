import { databaseName } from '../../functions/src/config/database.ts'
import type { OperatorCommand } from './command.ts'
import { verifyDatabase } from './database/verification.ts'

const usage = `
Usage: npm run operator -- verify-database [<former database> <time>]

Verifies the database that FIRESTORE_DATABASE names, to which nobody may write: that each document
is readable, that no event is missing and no number is used twice, that counters agree with what
they count, and that the audit trail is intact. With the former database and the time that the copy
shows (RFC 3339), also finds what the copy lacks. Costs a read for each document of both databases.
`

const linesMax = 50

export const verifyDatabaseCommand: OperatorCommand = {
  usage: usage.trim(),
  plan([name, time, ...rest]) {
    const at = new Date(time ?? Number.NaN)
    const isFormer = databaseName.safeParse(name).success && !Number.isNaN(at.getTime())
    if (rest.length > 0 || (name !== undefined && !isFormer)) return undefined
    return async ({ firestore, databaseId, open }) => {
      const former = name === undefined ? undefined : { firestore: open(name), at }
      const { counts, faults } = await verifyDatabase(firestore, former, new Date())
      const lines = counts
        .filter((count) => count.copy + count.former > 0)
        .map((count) => `${count.name}: ${count.copy}${former ? ` of ${count.former}` : ''}`)
      if (faults.length === 0)
        return { exitStatus: 0, lines: [...lines, `The database ${databaseId} is intact.`] }
      const found = faults.slice(0, linesMax)
      const summary = `The database ${databaseId} has ${faults.length} faults.`
      return { exitStatus: 1, lines: [...lines, ...found, summary] }
    }
  },
}
