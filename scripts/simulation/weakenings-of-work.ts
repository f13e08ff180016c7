import type { Weakening } from './weakening.ts'

const operations = 'functions/src/operations'
const domain = 'functions/src/domain'

/** Guards of analyses, events, counts and stored fields. */
export const workWeakenings: readonly Weakening[] = [
  {
    rule: 1,
    file: `${domain}/analyses/transaction.ts`,
    was: "if (existing.status === 'COMPLETED') return { kind: 'COMPLETED' }",
    becomes: "if (existing.status === 'COMPLETED') return { kind: 'RUN_AGAIN' }",
  },
  {
    rule: 1,
    file: 'functions/src/adapters/optimistic-store/optimistic.ts',
    was: 'if (own) return own.result',
    becomes: '',
  },
  {
    rule: 1,
    file: `${operations}/background/lease.ts`,
    was: "if (isLeased(current, now)) return { kind: 'BUSY', document: current }",
    becomes: '',
  },
  {
    rule: 1,
    file: `${operations}/webhooks/lease.ts`,
    was: 'at <= now && !isLeased(delivery, now)',
    becomes: 'at <= now',
  },
  {
    rule: 2,
    file: `${domain}/quota/quota.ts`,
    was: 'current.used < limit',
    becomes: 'current.used <= limit',
  },
  {
    rule: 2,
    file: `${domain}/quota/quota.ts`,
    was: 'return isSamePeriod(record, charged) ?',
    becomes: 'return true ?',
  },
  {
    rule: 2,
    file: `${domain}/quota/final-charge.ts`,
    was: 'if (isCurrent && quota.uncharged >= free) return undefined',
    becomes: 'void free',
  },
  {
    rule: 3,
    file: `${operations}/generated/sweeps.ts`,
    was: '  sweepFanOuts,\n',
    becomes: '',
  },
  {
    rule: 3,
    file: `${operations}/webhooks/fan-out.ts`,
    was: 'deliveryIdOf(eventId, endpoint.id)',
    becomes: 'deliveryIdOf(eventId, now.toISOString())',
  },
  {
    rule: 9,
    file: `${operations}/generated/sweeps.ts`,
    was: '  sweepTransactions,\n',
    becomes: '',
  },
  {
    rule: 9,
    file: `${operations}/generated/sweeps.ts`,
    was: '  sweepExports,\n',
    becomes: '',
  },
  {
    rule: 10,
    file: `${domain}/analyses/transaction.ts`,
    was: 'existing.request?.fingerprint !== fingerprint',
    becomes: 'false',
  },
  {
    rule: 10,
    file: `${operations}/idempotency-keys/claim.ts`,
    was: "if (record.fingerprint !== fingerprint) throw problem('IDEMPOTENCY_KEY_REUSED')",
    becomes: '',
  },
  {
    rule: 11,
    file: `${operations}/idempotency-keys/claim.ts`,
    was: 'return record.made ?? undefined',
    becomes: 'return undefined',
  },
  {
    rule: 12,
    file: `${operations}/analyses/remove.ts`,
    was: '  if (stats)\n',
    becomes: '  if (stats && false)\n',
  },
  {
    rule: 12,
    file: `${domain}/stats.ts`,
    was: 'events: (stats.events ?? 0) + 1',
    becomes: 'events: (stats.events ?? 0) + (stats.events === 2 ? 2 : 1)',
  },
  {
    rule: 12,
    file: `${operations}/folders/move-analyses.ts`,
    was: 'folder.analysisCount + by)',
    becomes: 'folder.analysisCount + Math.abs(by))',
  },
  {
    rule: 14,
    file: 'functions/src/adapters/optimistic-store/attempt.ts',
    was: 'return name in data ? [] : [[name, value]]',
    becomes: 'return []',
  },
]
