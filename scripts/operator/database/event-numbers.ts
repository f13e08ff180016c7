import { walkInOrder } from '../../../functions/src/adapters/firestore/walk.ts'
import { accountStats } from '../../../functions/src/collections/accounts.ts'
import type { StoredAnalysis } from '../../../functions/src/collections/analyses.ts'
import { events } from '../../../functions/src/collections/events.ts'
import type { Transaction } from '../../../functions/src/collections/transactions.ts'
import { limits } from '../../../functions/src/contract/limits.ts'
import { addDays } from '../../../functions/src/domain/time.ts'
import {
  completedEventId,
  revisionOf,
  toldRevisions,
} from '../../../functions/src/domain/webhooks/event.ts'
import type { Firestore } from './walk-both.ts'

const idsAtOnce = 300

/**
 * Finds events that are missing. Each analysis that is kept has an event for each told revision,
 * until the event expires. Deleted analyses have none, so numbers alone show no gap. A failure has
 * none if its caller was told at once, so failures are not checked.
 */
export function missingEvents(firestore: Firestore, now: Date) {
  const faults: string[] = []
  const revised = new Map<string, StoredAnalysis>()
  let waiting: string[] = []
  async function look(): Promise<void> {
    const ids = waiting
    waiting = []
    if (ids.length === 0) return
    const found = await firestore.getAll(...ids.map((id) => firestore.doc(`${events.name}/${id}`)))
    for (const { id, exists } of found)
      if (!exists) faults.push(`MISSING ${events.name}/${id}: its analysis has ended.`)
  }
  return {
    faults,
    analysis(id: string, analysis: StoredAnalysis): void {
      if (revisionOf(analysis) > 1) revised.set(id, analysis)
    },
    async transaction(id: string, transaction: Transaction): Promise<void> {
      if (transaction.status !== 'COMPLETED' || transaction.deleted) return
      // An event may expire while this runs.
      const isKept = addDays(transaction.completedAt, limits.event.daysKept - 1) > now
      if (!isKept) return
      const first = transaction.operation === 'start' ? [1] : []
      const analysis = revised.get(id)
      const revisions = analysis ? toldRevisions(transaction, analysis) : first
      waiting.push(...revisions.map((each) => completedEventId(id, transaction.attempt, each)))
      if (waiting.length >= idsAtOnce) await look()
    },
    end: look,
  }
}

/** Finds numbers that two events of an account share, or that are past the account's counter. */
export async function wrongNumbers(firestore: Firestore): Promise<string[]> {
  const faults: string[] = []
  let last = { accountId: '', sequence: 0, head: 0 }
  for await (const { id, fields } of walkInOrder(firestore, events.name, [
    'accountId',
    'sequence',
  ])) {
    const { data } = events.schema.safeParse(fields)
    if (data?.sequence === undefined) continue
    const { accountId, sequence } = data
    const isSame = accountId === last.accountId
    const head = isSame ? last.head : await headOf(firestore, accountId)
    if (isSame && sequence === last.sequence)
      faults.push(`REUSED ${events.name}/${id}: another event of ${accountId} has ${sequence}.`)
    if (sequence > head)
      faults.push(`PAST ${events.name}/${id}: ${accountId} counts ${head}, and not ${sequence}.`)
    last = { accountId, sequence, head }
  }
  return faults
}

async function headOf(firestore: Firestore, accountId: string): Promise<number> {
  const found = await firestore.doc(`${accountStats.name}/${accountId}`).get()
  return Number(found.get('events') ?? 0)
}
