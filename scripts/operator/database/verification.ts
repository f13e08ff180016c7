import { isDeepStrictEqual } from 'node:util'
import { accountStats, users } from '../../../functions/src/collections/accounts.ts'
import { analyses } from '../../../functions/src/collections/analyses.ts'
import type { Collection } from '../../../functions/src/collections/collection.ts'
import { devices } from '../../../functions/src/collections/devices.ts'
import { folders } from '../../../functions/src/collections/folders.ts'
import { collections } from '../../../functions/src/collections/index.ts'
import { transactions } from '../../../functions/src/collections/transactions.ts'
import { verifyAudit } from '../audit-trail.ts'
import { accountCounts } from './account-counts.ts'
import { missingEvents, wrongNumbers } from './event-numbers.ts'
import { type Firestore, walkBoth } from './walk-both.ts'

/** The database from which the copy was made, and the moment that the copy shows. */
export type Former = { firestore: Firestore; at: Date }

type Verified = {
  /** The documents of each collection in the copy and in the former database. */
  counts: readonly { name: string; copy: number; former: number }[]
  faults: readonly string[]
}

/** Transactions are compared with what is read before them. */
const inOrder = [
  ...collections.filter(({ name }) => name !== transactions.name),
  ...collections.filter(({ name }) => name === transactions.name),
]

/**
 * Verifies a database to which nobody writes. With the former database, each document that has not
 * changed there since the copy must be in the copy. Costs a read for each document.
 */
export async function verifyDatabase(
  copy: Firestore,
  former: Former | undefined,
  now: Date,
): Promise<Verified> {
  const checks = createChecks(copy, now)
  const counts: Verified['counts'][number][] = []
  const faults: string[] = []
  for (const collection of inOrder) {
    const count = { name: collection.name, copy: 0, former: 0 }
    for await (const pair of walkBoth(copy, former?.firestore, collection.name)) {
      const path = `${collection.name}/${pair.id}`
      if (pair.former) count.former += 1
      if (pair.former && former && pair.former.updatedAt <= former.at)
        faults.push(...difference(path, pair.copy?.fields, pair.former.fields, now))
      if (!pair.copy) continue
      count.copy += 1
      const { success, data } = collection.schema.safeParse(pair.copy.fields)
      if (success) await checks.take(collection, pair.id, data)
      else faults.push(`UNREADABLE ${path}`)
    }
    counts.push(count)
  }
  faults.push(...(await checks.end()))
  return { counts, faults }
}

function createChecks(copy: Firestore, now: Date) {
  const accounts = accountCounts()
  const missing = missingEvents(copy, now)
  const takers = new Map<string, (id: string, data: unknown) => unknown>()
  const on = <T>({ name }: Collection<T>, take: (id: string, data: T) => unknown) =>
    takers.set(name, (id, data) => take(id, data as T))
  on(users, accounts.user)
  on(accountStats, accounts.stats)
  on(folders, (_id, folder) => accounts.folder(folder))
  on(devices, (_id, device) => accounts.device(device))
  on(analyses, (id, analysis) => {
    accounts.analysis(analysis)
    missing.analysis(id, analysis)
  })
  on(transactions, async (id, transaction) => {
    accounts.transaction(transaction)
    await missing.transaction(id, transaction)
  })
  return {
    take: async (collection: Collection<unknown>, id: string, data: unknown) =>
      void (await takers.get(collection.name)?.(id, data)),
    async end(): Promise<string[]> {
      await missing.end()
      const { findings } = await verifyAudit(copy, [])
      return [
        ...missing.faults,
        ...(await wrongNumbers(copy)),
        ...accounts.faults(),
        ...findings.map(({ kind, id, detail }) => `${kind} audit/${id}: ${detail}`),
      ]
    },
  }
}

type Fields = Record<string, unknown>

/** Firestore may have deleted an expired document from the copy already. */
function difference(path: string, copy: Fields | undefined, former: Fields, now: Date): string[] {
  if (copy && isDeepStrictEqual(copy, former)) return []
  if (copy) return [`CHANGED ${path}: the copy has other fields.`]
  const { expiresAt } = former
  const isExpired = expiresAt instanceof Date && expiresAt <= now
  return isExpired ? [] : [`LOST ${path}: the copy does not have it.`]
}
