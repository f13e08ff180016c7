import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { flaggedBy, flagReason, moderationState } from './analysis-values.ts'
import { count, distinct, resourceId, time, userId } from './common.ts'

/** A command that a superadmin may use, unless an assignment says otherwise. */
// biome-ignore format: as a list
export const permission = z.enum([
  'ban-user', 'unban-user', 'reset-quota', 'retry-transaction', 'retry-failed',
  'assign-permissions',
])

const reason = z
  .string()
  .trim()
  .min(1)
  .max(limits.admin.reasonCharactersMax)
  .describe('Why; it is kept in the audit entry.')

export const accessStatus = z.enum(['active', 'banned']).describe('Whether the user may call.')
export const uid = z.string().describe('The id of the user.')
export const analysisId = z.string().describe('The id of the analysis.')
export const transactionId = z.string().describe('The id of the transaction, and of its analysis.')
export const accountId = z.string().describe('The account that it belongs to.')

/** The path parameter of what is done to a user. */
export const uidParams = z.object({
  uid: userId.describe('The id of the user, or `ent:<accountId>` for the keys of an account.'),
})
/** The body of `approve` and `block`. */
export const decideBody = z.object({
  analysisId: resourceId.describe('The analysis of the moderation queue.'),
  reason: reason.optional(),
})
/** The body of `ban`, which needs a reason. */
export const banBody = z.object({ uid: userId.describe('The user to ban.'), reason })
/** The body of an action on a user whom the path names. */
export const reasonBody = z.object({ reason: reason.optional() })
/** The body of `assign-permissions`. */
export const assignPermissionsBody = z.object({
  uid: userId.describe('The superadmin whose permissions change.'),
  permissions: distinct(permission, 0, permission.options.length).describe(
    'The whole set from then on; it replaces the one before.',
  ),
  reason: reason.optional(),
})

/** What counts as a violation of the policy. */
export const violationKind = z.enum(['BLOCKED', 'MALWARE'])

export const violations = z.object({
  violations: count.describe(
    'Analyses of theirs that a moderator blocked, and days on which they sent malware.',
  ),
  lastViolations: z
    .array(
      z.object({
        at: time.describe('When it was counted.'),
        kind: violationKind.describe('BLOCKED by a moderator, or MALWARE in a file.'),
      }),
    )
    .max(limits.admin.violationsDated)
    .describe('The last of them, the newest first; earlier ones may have no date.'),
})
export type Violations = z.infer<typeof violations>
export const flag = z.object({
  by: flaggedBy.describe('A MEMBER of the account, or a MODERATOR.'),
  reason: flagReason.describe('Whether the photo or the answer is meant.'),
  at: time.describe('When it was flagged, or the flag was changed.'),
})

/** An analysis that waits for a moderator's decision. */
export const moderationItem = z.object({
  analysisId,
  accountId,
  uid: z.string().describe('Who sent the photo.'),
  state: moderationState
    .extract(['FLAGGED', 'BLOCKED'])
    .describe('FLAGGED is shown until it is decided on, BLOCKED is withheld.'),
  reasons: z
    .array(z.string())
    .describe("The provider's reasons, or those for which the same photo was blocked before."),
  flags: z.array(flag).describe('What people said of it.'),
  createdAt: time.describe('When it entered the queue.'),
  imageUrl: z
    .string()
    .nullable()
    .describe('A link that lives 15 to 30 minutes; null where the image is gone.'),
})
export const decided = 'The state that the decision set.'
export const permanent = z.boolean().describe('Whether a superadmin banned the user permanently.')

/** Whether a user may call, after a ban or its end. */
export const access = named('Access', z.object({ uid, status: accessStatus, permanent }))
export const changeId = z
  .string()
  .describe('The id of the change that waits for a second superadmin.')
/** What a superadmin may do, and the change that waits. */
export const heldPermissions = z.object({
  uid,
  permissions: z.array(permission).describe('The effective set.'),
  pending: z
    .object({
      changeId,
      permissions: z.array(permission).describe('The set that was asked for.'),
      requestedBy: z.string().describe('The uid of the superadmin who asked for it.'),
      expiresAt: time.describe('Until when another superadmin can confirm it.'),
    })
    .describe('The change that waits for a second superadmin, where there is one.')
    .optional(),
})
