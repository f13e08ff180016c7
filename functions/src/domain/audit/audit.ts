import { createHash } from 'node:crypto'
import type { AuditAction, AuditEntry, AuditHead, AuditStream } from '../../collections/audit.ts'

/** What is written down: who did what to whom, why, and what changed. */
export type AuditEvent = {
  /** Who acted; in an incident, who caused it. */
  actorUid: string
  action: AuditAction
  target: string | null
  reason: string | null
  details?: Readonly<Record<string, unknown>>
}

/** What the first entry of a stream is chained to. */
export const genesisHash = '0'.repeat(64)

/** The id of an entry: its stream, and its place there in 12 digits, so that ids sort by place. */
export function auditEntryId(stream: AuditStream, sequence: number): string {
  return `${stream}-${String(sequence).padStart(12, '0')}`
}

/** SHA-256 over every field and the hash before it, as a list: its JSON has one spelling only. */
export function auditHash(entry: Omit<AuditEntry, 'hash'>): string {
  const { stream, sequence, at, actorUid, action, target, reason, details, previousHash } = entry
  const fields = [stream, sequence, at, actorUid, action, target, reason, details, previousHash]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** The next entry of a stream. */
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
