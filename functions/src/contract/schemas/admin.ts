import { z } from 'zod'
import { limits } from '../limits.ts'
import { accountType, role } from './account.ts'
import { moderationState } from './analysis.ts'
import { count, distinct, quota, resourceId, time, userId } from './common.ts'
import { pageQuery } from './query.ts'
import { failure, transactionStatus } from './transaction.ts'

export const permission = z.enum([
  'ban-user',
  'unban-user',
  'reset-quota',
  'retry-transaction',
  'retry-failed',
  'assign-permissions',
])

const reason = z.string().trim().min(1).max(limits.admin.reasonCharactersMax)

export const uidParams = z.object({ uid: userId })
export const transactionParams = z.object({ txId: resourceId })

export const decideBody = z.object({ analysisId: resourceId, reason: reason.optional() })
export const banBody = z.object({ uid: userId, reason })
export const reasonBody = z.object({ reason: reason.optional() })
export const assignPermissionsBody = z.object({
  uid: userId,
  permissions: distinct(permission, 0, permission.options.length),
  reason: reason.optional(),
})

export const moderationItem = z.object({
  analysisId: z.string(),
  accountId: z.string(),
  uid: z.string(),
  state: moderationState.extract(['FLAGGED', 'BLOCKED']),
  reasons: z.array(z.string()),
  createdAt: time,
  imageUrl: z.string().nullable().describe('A link of 15 minutes; null where the image is gone.'),
})

export const approved = z.object({ analysisId: z.string(), state: z.literal('APPROVED') })
export const blocked = z.object({ analysisId: z.string(), state: z.literal('BLOCKED') })

export const access = z.object({
  uid: z.string(),
  status: z.enum(['active', 'banned']),
  permanent: z.boolean(),
})

export const resetQuota = z.object({ uid: z.string(), quota })
export const retriedTransaction = z.object({
  transactionId: z.string(),
  status: transactionStatus,
})
export const retriedTransactions = z.object({ matched: count, requeued: count })

/** `changeId` and `expiresAt` stand with `pending_approval` only. */
export const permissionChange = z.object({
  uid: z.string(),
  permissions: z.array(permission),
  status: z.enum(['pending_approval', 'applied']),
  changeId: z.string().optional(),
  expiresAt: time.optional(),
})

export const heldPermissions = z.object({
  uid: z.string(),
  permissions: z.array(permission).describe('The effective set.'),
  pending: z
    .object({
      changeId: z.string(),
      permissions: z.array(permission),
      requestedBy: z.string(),
      expiresAt: time,
    })
    .optional(),
})

export const user = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  role,
  status: z.enum(['active', 'banned']),
  permanent: z.boolean(),
  account: z.object({ id: z.string(), type: accountType }),
  violations: count,
  quota,
  createdAt: time,
})

export const transactionsQuery = pageQuery.extend({ status: transactionStatus.optional() })

export const listedTransaction = z.object({
  transactionId: z.string(),
  uid: z.string(),
  accountId: z.string(),
  status: transactionStatus,
  createdAt: time,
  completedAt: time.optional(),
  error: failure.optional(),
})

export const auditEntry = z.object({
  id: z.string(),
  at: time,
  actorUid: z.string(),
  action: z.string(),
  target: z.string().nullable(),
  reason: z.string().nullable(),
  previousHash: z.string(),
  hash: z.string(),
})
