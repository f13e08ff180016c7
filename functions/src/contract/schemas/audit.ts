import { z } from 'zod'
import { count, time } from './common.ts'
import { queryInteger } from './query.ts'

const auditStream = z.enum(['admin', 'security'])

/** The chain and the part of it to verify. */
export const auditVerificationQuery = z.object({
  stream: auditStream
    .describe('`admin` for the actions of operators, `security` for incidents.')
    .default('admin'),
  after: queryInteger(0, 999_999_999_999)
    .describe('The `verifiedTo` of the previous part; 0 for the first part.')
    .default(0),
})

/** The result of verifying a part of the audit trail. */
export const auditVerification = z.object({
  stream: auditStream.describe('The chain.'),
  verifiedTo: count.describe('The last position checked; pass it as `after` in the next call.'),
  length: count.describe('How many entries the chain should have.'),
  headHash: z
    .string()
    .nullable()
    .describe('The hash of its last entry, to store elsewhere; null if the chain is empty.'),
  complete: z.boolean().describe('True if the chain ends here.'),
  findings: z
    .array(
      z.object({
        kind: z
          .enum(['ALTERED', 'REMOVED', 'INSERTED'])
          .describe('What happened to the entry after it was written.'),
        id: z.string().describe('The entry, or the place at which one is missing.'),
        detail: z.string().describe('The evidence for it, in English.'),
      }),
    )
    .describe('The differences from what was written; empty if the part is intact.'),
})

/** An entry of the audit trail, linked to its predecessor by hash. */
export const auditEntry = z.object({
  id: z.string().describe('The id of the entry.'),
  at: time.describe('The time of the action.'),
  actorUid: z.string().describe('Who did it.'),
  action: z.string().describe('The action, such as `user.ban`.'),
  target: z.string().nullable().describe('The id of the target; null if there is none.'),
  reason: z.string().nullable().describe('The reason; null if none was given.'),
  previousHash: z.string().describe('The hash of the previous entry.'),
  hash: z.string().describe('The SHA-256 of this entry and the previous hash, in hex.'),
})
