import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { flaggedBy, flagReason, moderationState, withheldPart } from './analysis-values.ts'
import { count, inLines, nullableText, resourceId, text, time, userId } from './common.ts'
import { linkLifetime } from './image.ts'

/** The commands of a superadmin. A superadmin without assigned permissions may use all commands. */
// biome-ignore format: as a list
export const permission = z.enum([
  'ban-user', 'unban-user', 'reset-quota', 'retry-transaction', 'retry-failed',
  'assign-permissions',
])

export const reason = inLines(
  z.string().trim().min(1).max(limits.admin.reasonCharactersMax),
).describe('The reason, which the audit entry keeps.')

export const accessStatus = z
  .enum(['active', 'banned'])
  .describe('Whether the user can call the service.')
export const uid = z.string().describe('The id of the user.')
export const analysisId = z.string().describe('The id of the analysis.')
export const transactionId = z.string().describe('The id of the transaction, and of its analysis.')
export const accountId = z.string().describe('The account that it belongs to.')

export const uidParams = z.object({
  uid: userId.describe('The id of the user, or `ent:<accountId>` for the keys of an account.'),
})
/** The body of the commands `approve` and `block`. */
export const decideBody = z.object({
  analysisId: resourceId.describe('The analysis of the moderation queue.'),
  reason: reason.optional(),
})
/** The body of an action on the user in the path. */
export const reasonBody = z.object({ reason: reason.optional() })

export const violationKind = z.enum(['BLOCKED', 'MALWARE'])

export const violations = z.object({
  violations: count.describe(
    'How many of their analyses a moderator blocked, plus the days on which they sent malware.',
  ),
  lastViolations: z
    .array(
      z.object({
        at: time.describe('When the violation was counted.'),
        kind: violationKind.describe('BLOCKED by a moderator, or MALWARE in a file.'),
      }),
    )
    .max(limits.admin.violationsDated)
    .describe('The latest violations, newest first; earlier ones may have no date.'),
})
export type Violations = z.infer<typeof violations>
export const flag = z.object({
  by: flaggedBy.describe('A MEMBER of the account, or a MODERATOR.'),
  reason: flagReason.describe('Whether the flag concerns the photo or the answer.'),
  at: time.describe('When it was flagged, or the flag was changed.'),
})

export const moderationItem = z.object({
  analysisId,
  accountId,
  uid: z.string().describe('Who sent the photo.'),
  state: moderationState
    .extract(['FLAGGED', 'BLOCKED'])
    .describe('A FLAGGED analysis stays visible until the decision; a BLOCKED one is withheld.'),
  reasons: z
    .array(z.string())
    .describe("The provider's reasons, or the reasons of an earlier block of the same photo."),
  withholds: withheldPart.describe(
    'What a block withholds by default: the PHOTO with its answer, as a violation, or the ANSWER.',
  ),
  flags: z.array(flag).describe('The flags that people placed on it.'),
  createdAt: time.describe('When it entered the queue.'),
  imageUrl: nullableText.describe(
    `A link that works for ${linkLifetime}; null if the image is gone.`,
  ),
})
export const decided = 'The state that the decision set.'
export const permanent = z.boolean().describe('Whether a superadmin banned the user permanently.')

/** The ban state of a user after a ban or an unban. */
export const access = named('Access', z.object({ uid, status: accessStatus, permanent }))
export const changeId = text.describe('The id of the change that waits for a second superadmin.')
/** The permissions of a superadmin, and a change that a second superadmin must confirm. */
export const heldPermissions = z.object({
  uid,
  permissions: z.array(permission).describe('The effective set.'),
  pending: z
    .object({
      changeId,
      permissions: z.array(permission).describe('The requested set.'),
      requestedBy: z.string().describe('The uid of the superadmin who requested it.'),
      requestedByEmail: nullableText.describe("That superadmin's email address on record."),
      reason: nullableText.describe('The reason of the request; null if none was given.'),
      expiresAt: time.describe('Until when another superadmin can confirm it.'),
    })
    .describe('The change that waits for a second superadmin, if there is one.')
    .optional(),
})
