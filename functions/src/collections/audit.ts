import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending, descending } from './query.ts'

/** Incidents have a separate hash chain, so that a flood of incidents delays no moderator. */
export const auditStream = z.enum(['admin', 'security'])

// biome-ignore format: as a list
export const auditAction = z.enum([
  'analysis.approve', 'analysis.block', 'analysis.flag', 'user.ban', 'user.ban-permanently',
  'user.unban', 'quota.reset', 'transaction.retry', 'transactions.retry-failed',
  'permissions.request', 'permissions.apply', 'role.grant', 'malware.in-request',
  'malware.in-upload', 'malware.further',
])

/** The schema is strict, and `at` is text, because the hash covers every character of the entry. */
const auditEntry = z.strictObject({
  stream: auditStream,
  /** The number of the entry in its stream, from 1 without gaps. */
  sequence: z.number().int().min(1),
  at: z.iso.datetime(),
  actorUid: z.string(),
  action: auditAction,
  target: z.string().nullable(),
  reason: z.string().nullable(),
  /** Details as JSON, such as the state before and after the action. */
  details: z.string(),
  previousHash: z.string(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>
export type AuditStream = z.infer<typeof auditStream>
export type AuditAction = z.infer<typeof auditAction>

/** The audit trail: one hash chain of operators' actions and one of security incidents. */
export const auditEntries = defineCollection({
  name: 'audit',
  idRule: 'the stream, and the sequence in twelve digits',
  schema: auditEntry,
  owner: 'service',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'the operators’ own record of their actions' },
  eraser: {
    by: 'none',
    reason: 'an unalterable chain, kept as evidence for legal claims (GDPR, article 17(3)(e))',
  },
  queries: [descending('at'), descending('at', ['action']), ascending('sequence', ['stream'])],
  unindexed: ['details', 'reason', 'previousHash', 'hash'],
})

const auditHead = z.strictObject({ sequence: z.number().int().min(1), hash: z.string() })
export type AuditHead = z.infer<typeof auditHead>

/** The number and hash of each stream's last entry, which reveal if entries were removed. */
export const auditHeads = defineCollection({
  name: 'auditHeads',
  idRule: 'the stream',
  schema: auditHead,
  owner: 'service',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'contains no personal data' },
  unindexed: ['hash'],
})
