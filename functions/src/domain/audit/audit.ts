import { createHash } from 'node:crypto'
import type { AuditAction, AuditEntry, AuditHead, AuditStream } from '../../collections/audit.ts'

/** The content of an audit entry: who did what to whom, why, and what changed. */
export type AuditEvent = {
  /** The user who acted, or the user who caused a security incident. */
  actorUid: string
  action: AuditAction
  target: string | null
  reason: string | null
  details?: Readonly<Record<string, unknown>>
}

/** The `previousHash` of a stream's first entry. */
export const genesisHash = '0'.repeat(64)

/** The id of an entry: the stream and a 12-digit number, so that ids sort by number. */
export function auditEntryId(stream: AuditStream, sequence: number): string {
  return `${stream}-${String(sequence).padStart(12, '0')}`
}

/** The SHA-256 of all fields and the previous hash, as a JSON list in a fixed order. */
export function auditHash(entry: Omit<AuditEntry, 'hash'>): string {
  const { stream, sequence, at, actorUid, action, target, reason, details, previousHash } = entry
  const fields = [stream, sequence, at, actorUid, action, target, reason, details, previousHash]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** Returns the next entry of a stream, chained to the last entry. */
export function nextAuditEntry(
  stream: AuditStream,
  head: AuditHead | undefined,
  { actorUid, action, target, reason, details = {} }: AuditEvent,
  now: Date,
): AuditEntry {
  const unsealed = {
    stream,
    sequence: (head?.sequence ?? 0) + 1,
    at: now.toISOString(),
    actorUid,
    action,
    target,
    reason,
    details: JSON.stringify(details),
    previousHash: head?.hash ?? genesisHash,
  }
  return { ...unsealed, hash: auditHash(unsealed) }
}
