import { type AuditStream, auditEntries, auditHeads } from '../../collections/audit.ts'
import { ref } from '../../collections/collection.ts'
import { type AuditEvent, auditEntryId, nextAuditEntry } from '../../domain/audit/audit.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'

/** The actor of operator commands in the audit trail. It holds a space, which no uid does. */
export const operatorActor = 'project operator'

const turns = new WeakMap<Store, Promise<unknown>>()

/**
 * Runs the transactions of administrators' commands one after the other in this process. They all
 * append to one stream: of fifty at once each would conflict with every other. Those of several
 * processes still conflict, and try again.
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
 * Reads the end of a stream, in the transaction of what is to be written down: neither is there
 * without the other. Writers at once find the place of the next entry taken, and try again
 * (docs/decisions/0130). 2 reads, and 2 writes if appended.
 */
export async function openTrail(database: StoreTransaction, stream: AuditStream): Promise<Trail> {
  const headRef = ref(auditHeads, stream)
  const [head] = await database.getAll(headRef)
  const entryRef = ref(auditEntries, auditEntryId(stream, (head?.sequence ?? 0) + 1))
  // The entry's place is read, although it is free: the commit then takes another's entry there for
  // a conflict and tries again, instead of failing.
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
