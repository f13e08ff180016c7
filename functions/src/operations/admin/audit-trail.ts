import { type AuditStream, auditEntries, auditHeads } from '../../collections/audit.ts'
import { ref } from '../../collections/collection.ts'
import { type AuditEvent, auditEntryId, nextAuditEntry } from '../../domain/audit/audit.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'

/** The actor of operator commands in the audit trail. No uid contains a space. */
export const operatorActor = 'project operator'

const turns = new WeakMap<Store, Promise<unknown>>()

/**
 * Runs the transactions of administrators' commands one after the other in this process, because
 * they all append to one stream. Transactions of several processes may conflict, and then retry.
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
 * Reads the end of a stream in the transaction that the entry records, so that both commit or
 * neither. Concurrent writers conflict and retry (docs/decisions/0130). 2 reads, and 2 writes to
 * append.
 */
export async function openTrail(database: StoreTransaction, stream: AuditStream): Promise<Trail> {
  const headRef = ref(auditHeads, stream)
  const [head] = await database.getAll(headRef)
  const entryRef = ref(auditEntries, auditEntryId(stream, (head?.sequence ?? 0) + 1))
  // Reads the free place, so that the commit conflicts if another writer fills it, and retries.
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
