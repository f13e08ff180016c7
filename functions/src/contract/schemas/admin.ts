import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { accountType, role } from './account.ts'
import { model, servedLanguage } from './analysis.ts'
import { flaggedBy, flagReason, moderationState } from './analysis-values.ts'
import { count, distinct, quota, resourceId, time, userId } from './common.ts'
import { diagnosis } from './diagnosis.ts'
import { pageQuery } from './query.ts'
import { failure, transactionStatus } from './transaction.ts'

/** The commands of a superadmin. A superadmin without an assignment may use all of them. */
export const permission = z.enum([
  'ban-user',
  'unban-user',
  'reset-quota',
  'retry-transaction',
  'retry-failed',
  'assign-permissions',
])

const reason = z
  .string()
  .trim()
  .min(1)
  .max(limits.admin.reasonCharactersMax)
  .describe('The reason, which the audit entry keeps.')

const accessStatus = z.enum(['active', 'banned']).describe('Whether the user can call the service.')
const uid = z.string().describe('The id of the user.')
const analysisId = z.string().describe('The id of the analysis.')
const transactionId = z.string().describe('The id of the transaction, and of its analysis.')
const accountId = z.string().describe('The account that it belongs to.')

export const uidParams = z.object({
  uid: userId.describe('The id of the user, or `ent:<accountId>` for the keys of an account.'),
})
export const transactionParams = z.object({
  txId: resourceId.describe('The id of the transaction.'),
})

/** The body of `approve` and `block`. */
export const decideBody = z.object({
  analysisId: resourceId.describe('The analysis of the moderation queue.'),
  reason: reason.optional(),
})
/** The body of `ban`, which requires a reason. */
export const banBody = z.object({ uid: userId.describe('The user to ban.'), reason })
/** The body of an action on the user in the path. */
export const reasonBody = z.object({ reason: reason.optional() })
/** The body of `assign-permissions`. */
export const assignPermissionsBody = z.object({
  uid: userId.describe('The superadmin whose permissions change.'),
  permissions: distinct(permission, 0, permission.options.length).describe(
    'The complete new set, which replaces the previous one.',
  ),
  reason: reason.optional(),
})

/** The kinds of policy violations. */
export const violationKind = z.enum(['BLOCKED', 'MALWARE'])

const violations = z.object({
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

export const moderationParams = z.object({
  analysisId: resourceId.describe('The analysis of the moderation queue.'),
})

const flag = z.object({
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
  flags: z.array(flag).describe('The flags that people placed on it.'),
  createdAt: time.describe('When it entered the queue.'),
  imageUrl: z
    .string()
    .nullable()
    .describe('A link that works for 15 to 30 minutes; null if the image is gone.'),
})

/** The material for a moderator's decision. */
export const moderationCase = moderationItem.extend({
  flags: z
    .array(
      flag.extend({
        text: z
          .string()
          .nullable()
          .describe(
            'The explanation in their own words; null if there is none, or it was deleted.',
          ),
      }),
    )
    .describe('The flags that people placed on it.'),
  diagnosis: diagnosis
    .nullable()
    .describe('The diagnosis, even if it is withheld; null if the user deleted it.'),
  language: servedLanguage
    .nullable()
    .describe('The language of its texts; null if the user deleted it.'),
  model: model.nullable(),
  user: violations
    .extend({
      uid: uid.describe('The user who gets a violation if the analysis is blocked.'),
      status: accessStatus,
    })
    .nullable()
    .describe('The user who sent the photo; null if they were erased.'),
})

const decided = 'The state that the decision set.'
export const approved = z.object({ analysisId, state: z.literal('APPROVED').describe(decided) })
export const blocked = z.object({ analysisId, state: z.literal('BLOCKED').describe(decided) })

const permanent = z.boolean().describe('Whether a superadmin banned the user permanently.')

/** The ban state of a user after a ban or its end. */
export const access = named('Access', z.object({ uid, status: accessStatus, permanent }))

export const resetQuota = z.object({
  uid: z.string().describe('The user, or `ent:<accountId>` for the keys of an account.'),
  quota,
})
/** A transaction that a retry started, or that was already running. */
export const retriedTransaction = z.object({
  transactionId,
  status: transactionStatus.describe('The state after the retry was requested.'),
})
export const retriedTransactions = z.object({
  matched: count.describe('FAILED transactions.'),
  requeued: count.describe('The FAILED transactions whose photo still exists, which run again.'),
})

const changeId = z.string().describe('The id of the change that waits for a second superadmin.')

/** Only the status `pending_approval` has `changeId` and `expiresAt`. */
export const permissionChange = z.object({
  uid,
  permissions: z.array(permission).describe('The requested set.'),
  status: z
    .enum(['pending_approval', 'applied'])
    .describe('`applied` once a second superadmin requested the same set.'),
  changeId: changeId.optional(),
  expiresAt: time.describe('Until when a second superadmin can confirm it.').optional(),
})

/** The permissions of a superadmin, and the pending change. */
export const heldPermissions = z.object({
  uid,
  permissions: z.array(permission).describe('The effective set.'),
  pending: z
    .object({
      changeId,
      permissions: z.array(permission).describe('The requested set.'),
      requestedBy: z.string().describe('The uid of the superadmin who requested it.'),
      expiresAt: time.describe('Until when another superadmin can confirm it.'),
    })
    .describe('The change that waits for a second superadmin, if there is one.')
    .optional(),
})

export const superadmin = heldPermissions.extend({
  email: z.string().nullable().describe('The email address on record; null if there is none.'),
  status: accessStatus,
})

export const usersQuery = pageQuery.extend({
  email: z.email().describe('Lists only the user with exactly this email address.').optional(),
  role: role.describe('Lists users with this role only.').optional(),
})

export const listedUser = z.object({
  uid,
  email: z.string().nullable().describe('The email address on record; null if there is none.'),
  role: role.describe('What the user may do beyond their own account.'),
  status: accessStatus,
  permanent,
  accountId: z.string().describe('The account in which the user acts.'),
  violations: violations.shape.violations,
  createdAt: time.describe('When the user first called the service.'),
})

/** A user as the operators of the service see them. */
export const user = z.object({
  uid,
  email: z.string().nullable().describe('The email address on record; null if there is none.'),
  role: role.describe('What the user may do beyond their own account.'),
  status: accessStatus,
  permanent,
  account: z
    .object({
      id: z.string().describe('The id of the account.'),
      type: accountType.describe('The type of the account, which an operator sets.'),
    })
    .describe('The account in which the user acts.'),
  ...violations.shape,
  quota,
  createdAt: time.describe('When the user first called the service.'),
})

export const transactionsQuery = pageQuery.extend({
  status: transactionStatus.describe('Lists transactions in this state only.').optional(),
})

/** A transaction as the operators of the service see it. */
export const listedTransaction = z.object({
  transactionId,
  uid: z.string().describe('Who started it.'),
  accountId,
  status: transactionStatus.describe('The status of the transaction.'),
  createdAt: time.describe('When it was started.'),
  completedAt: time.describe('When it ended; absent until then.').optional(),
  error: failure.optional(),
})
