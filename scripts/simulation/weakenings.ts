/** A guard of a promise, and what takes its place: the auditor must find the difference. */
export type Weakening = {
  /** The number of the auditor's rule that must break. */
  rule: number
  file: string
  /** A text that stands once in the file. */
  was: string
  becomes: string
}

const operations = 'functions/src/operations'
const domain = 'functions/src/domain'

export const weakenings: readonly Weakening[] = [
  {
    rule: 1,
    file: `${domain}/analyses/transaction.ts`,
    was: "if (existing.status === 'COMPLETED') return { kind: 'COMPLETED' }",
    becomes: "if (existing.status === 'COMPLETED') return { kind: 'RUN_AGAIN' }",
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
    rule: 4,
    file: 'functions/src/contract/limits.ts',
    was: 'callerCacheSeconds: 10,',
    becomes: 'callerCacheSeconds: 100,',
  },
  {
    rule: 5,
    file: `${domain}/access/two-person.ts`,
    was: "change.requestedBy === actorUid ? 'STILL_PENDING' : 'APPLY'",
    becomes: "'APPLY'",
  },
  {
    rule: 6,
    file: `${operations}/admin/change-ban.ts`,
    was: 'trail.append({ ...event, details }, now)',
    becomes: 'void details',
  },
  {
    rule: 7,
    file: 'functions/src/contract/limits.ts',
    was: 'triesMax: 5,',
    becomes: 'triesMax: 50,',
  },
  {
    rule: 8,
    file: `${operations}/exports/archive.ts`,
    was: 'if (hold) contents',
    becomes: 'if (hold && false) contents',
  },
  {
    rule: 8,
    file: `${operations}/erasure/sweep.ts`,
    was: 'for (const value of idsOf(reach, uid))',
    becomes: 'for (const value of idsOf(reach, uid).slice(1))',
  },
  {
    rule: 9,
    file: `${operations}/generated/sweeps.ts`,
    was: '  sweepTransactions,\n',
    becomes: '',
  },
  {
    rule: 10,
    file: `${domain}/analyses/transaction.ts`,
    was: 'existing.request?.fingerprint !== fingerprint',
    becomes: 'false',
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
    rule: 13,
    file: `${operations}/analyses/read.ts`,
    was: 'if (transaction?.accountId !== accountId || isExpired(transaction, now))',
    becomes: 'if (!transaction || isExpired(transaction, now))',
  },
]
