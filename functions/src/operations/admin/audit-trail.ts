import {
  type AuditHead,
  type AuditStream,
  auditEntries,
  auditHeads,
} from '../../collections/audit.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import { type AuditEvent, auditEntryId, nextAuditEntry } from '../../domain/audit.ts'
import type { StoreTransaction } from '../../ports/store.ts'

/** What a transaction must read before it can write to the trail. */
export function auditHeadOf(stream: AuditStream): Ref<AuditHead> {
  return ref(auditHeads, stream)
}

/**
 * Adds an entry to the end of its stream, in the transaction of what it tells of: neither is there without the other.
 * Answers its id. Entries of a stream are written one after the other, and writers at once try again (docs/decisions/0130).
 */
export function appendAudit(
  database: StoreTransaction,
  stream: AuditStream,
  head: AuditHead | undefined,
  event: AuditEvent,
  now: Date,
): string {
  const entry = nextAuditEntry(stream, head, event, now)
  const id = auditEntryId(stream, entry.sequence)
  const { sequence, hash } = entry
  database.create(ref(auditEntries, id), entry)
  if (head) database.update(auditHeadOf(stream), { sequence, hash })
  else database.create(auditHeadOf(stream), { sequence, hash })
  return id
}
