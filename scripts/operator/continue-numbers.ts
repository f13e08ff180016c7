import { walkCollection } from '../../functions/src/adapters/firestore/walk.ts'
import { accountStats } from '../../functions/src/collections/accounts.ts'
import { ref } from '../../functions/src/collections/collection.ts'
import { databaseName } from '../../functions/src/config/database.ts'
import { emptyStats } from '../../functions/src/domain/stats.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'

const usage = `
Usage: npm run operator -- continue-numbers <former database>

Lets the events of the database that FIRESTORE_DATABASE names go on after those of the former one,
so that no number is used twice: a reader of GET /v1/events may know the former ones already.
Writes to accounts with later events only. You can run the command repeatedly.
`

export const continueNumbersCommand: OperatorCommand = {
  usage: usage.trim(),
  plan([name, ...rest]) {
    if (rest.length > 0 || name === undefined || !databaseName.safeParse(name).success)
      return undefined
    return async ({ store, databaseId, open }) => {
      if (name === databaseId)
        return { exitStatus: 1, lines: [`${name} is the database that serves.`] }
      let count = 0
      for await (const { id, fields } of walkCollection(open(name), accountStats.name)) {
        const former = accountStats.schema.safeParse(fields).data?.events ?? 0
        const target = ref(accountStats, id)
        count += await store.transaction(async (database) => {
          const [stats] = await database.getAll(target)
          if (former <= (stats?.events ?? 0)) return 0
          // An account that the backup lacks starts at zero again, but its readers do not.
          database.put(target, stats, { ...(stats ?? emptyStats), events: former })
          return 1
        }, withinTimeout())
      }
      const line = `The events of ${count} accounts in ${databaseId} go on after those of ${name}.`
      return { exitStatus: 0, lines: [line] }
    }
  },
}
