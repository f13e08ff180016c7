import { type AuditStream, auditEntries, auditHeads } from '../../collections/audit.ts'
import { ref } from '../../collections/collection.ts'
import { type AuditEvent, auditEntryId, nextAuditEntry } from '../../domain/audit.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'

const turns = new WeakMap<Store, Promise<unknown>>()

/**
 * Runs what commands of administrators write, in one process one after the other: they would all race for the end of one
 * stream, and of fifty at once each would lose to every other. Processes still race, and try again.
 */
export function commandTransaction<R>(
  store: Store,
  work: (database: StoreTransaction) => Promise<R>,
  signal: AbortSignal,
): Promise<R> {
  const before = turns.get(store) ?? Promise.resolve()
  const turn = before.then(() => store.transaction(work, signal))
  turns.set(
    store,
    turn.catch(() => undefined),
  )
  return turn
}

/** The end of a stream, at which a transaction may add one entry. */
export type Trail = { append(event: AuditEvent, now: Date): void }

/**
 * Reads the end of a stream, in the transaction of what is to be written down: neither is there without the other. Writers
 * at once find the place of the next entry taken, and try again (docs/decisions/0130). 2 reads, and 2 writes if appended.
 */
export async function openTrail(database: StoreTransaction, stream: AuditStream): Promise<Trail> {
  const headRef = ref(auditHeads, stream)
  const [head] = await database.getAll(headRef)
  const entryRef = ref(auditEntries, auditEntryId(stream, (head?.sequence ?? 0) + 1))
  // Read although it is not there: only so does the commit take another's entry for a race, and not for an error.
  await database.getAll(entryRef)
  return {
    append(event, now) {
      const entry = nextAuditEntry(stream, head, event, now)
      const { sequence, hash } = entry
      database.create(entryRef, entry)
      database.put(headRef, head, { sequence, hash })
    },
  }
}
