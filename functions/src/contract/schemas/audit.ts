import { z } from 'zod'
import { count, time } from './common.ts'
import { queryInteger } from './query.ts'

const auditStream = z.enum(['admin', 'security'])

/** Which part of which chain to verify. */
export const auditVerificationQuery = z.object({
  stream: auditStream
    .describe('`admin` of what operators did, `security` of incidents.')
    .default('admin'),
  after: queryInteger(0, 999_999_999_999)
    .describe('The `verifiedTo` of the part before; 0 for the first part.')
    .default(0),
})

/** What a part of a chain of the audit trail is worth. */
export const auditVerification = z.object({
  stream: auditStream.describe('The chain.'),
  verifiedTo: count.describe(
    'The place up to which it was looked at; the `after` of the next call.',
  ),
  length: count.describe('How many entries the chain should have.'),
  headHash: z
    .string()
    .nullable()
    .describe('The hash of its last entry: keep it elsewhere; null of an empty chain.'),
  complete: z.boolean().describe('True where the chain ends here.'),
  findings: z
    .array(
      z.object({
        kind: z
          .enum(['ALTERED', 'REMOVED', 'INSERTED'])
          .describe('What was done to the entry after it was written.'),
        id: z.string().describe('The entry, or the place at which one is missing.'),
        detail: z.string().describe('How that is seen, in English.'),
      }),
    )
    .describe('Where the part is not what was written; empty where it is whole.'),
})

/** An entry of the audit trail, which is a hash chain. */
export const auditEntry = z.object({
  id: z.string().describe('The id of the entry.'),
  at: time.describe('When it was done.'),
  actorUid: z.string().describe('Who did it.'),
  action: z.string().describe('What was done, such as `user.ban`.'),
  target: z.string().nullable().describe('The id of what it was done to; null where to nothing.'),
  reason: z.string().nullable().describe('Why; null where no reason was given.'),
  previousHash: z.string().describe('The hash of the entry before.'),
  hash: z.string().describe('The SHA-256 of this entry and the hash before, in hex.'),
})
