import { type AuditStream, auditEntries, auditHeads } from '../../collections/audit.ts'
import { ref } from '../../collections/collection.ts'
import { type AuditEvent, auditEntryId, nextAuditEntry } from '../../domain/audit/audit.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'

/** The audit trail's actor for operator commands. This actor's name has a space, unlike a uid. */
export const operatorActor = 'project operator'

/**
 * Runs the transactions of administrators' commands one after the other in this process, because
 * every command appends to the same stream. Transactions of different processes conflict and retry.
 * They take locks, because a sender who keeps changing a document could else prevent a decision.
 */
export function commandTransaction<R>(
  store: Store,
  work: (database: StoreTransaction) => Promise<R>,
  signal: AbortSignal,
): Promise<R> {
  return store.inTurn({ subject: 'audit trail' }, () =>
    store.transaction(work, signal, { takesLocks: true }),
  )
}

/** The end of an audit stream, to which a transaction can append one entry. */
export type Trail = { append(event: AuditEvent, now: Date): void }

/**
 * Reads the end of a stream. `database` must be the transaction of the recorded action, so that the
 * action and its entry are committed together. Concurrent writers conflict and retry
 * (docs/decisions/0130). Costs 1 read. Appending an entry costs 2 writes.
 */
export async function openTrail(database: StoreTransaction, stream: AuditStream): Promise<Trail> {
  const headRef = ref(auditHeads, stream)
  const [head] = await database.getAll(headRef)
  return {
    append(event, now) {
      const entry = nextAuditEntry(stream, head, event, now)
      const { sequence, hash } = entry
      // Another writer of this entry also changes the head, so that the commit conflicts.
      database.create(ref(auditEntries, auditEntryId(stream, sequence)), entry)
      database.put(headRef, head, { sequence, hash })
    },
  }
}
