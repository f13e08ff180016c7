import type { Handlers } from '../contract/handlers.ts'
import { approveAnalysis } from '../operations/admin/approve.ts'
import { assignPermissions } from '../operations/admin/assign-permissions.ts'
import { banForViolations } from '../operations/admin/ban.ts'
import { banPermanently } from '../operations/admin/ban-permanently.ts'
import { blockAnalysis } from '../operations/admin/block.ts'
import { listAudit } from '../operations/admin/list-audit.ts'
import { listModeration } from '../operations/admin/list-moderation.ts'
import { listPermissions } from '../operations/admin/list-permissions.ts'
import { listTransactions } from '../operations/admin/list-transactions.ts'
import { readUser } from '../operations/admin/read-user.ts'
import { resetQuota } from '../operations/admin/reset-quota.ts'
import { retryFailed } from '../operations/admin/retry-failed.ts'
import { retryTransaction } from '../operations/admin/retry-transaction.ts'
import { unban } from '../operations/admin/unban.ts'
import type { World } from './world.ts'

export function adminHandlers(world: World) {
  return {
    'admin.listModeration': listModeration(world),
    'admin.approve': approveAnalysis(world),
    'admin.block': blockAnalysis(world),
    'admin.ban': banForViolations(world),
    'admin.banPermanently': banPermanently(world),
    'admin.unban': unban(world),
    'admin.resetQuota': resetQuota(world),
    'admin.retryTransaction': retryTransaction(world),
    'admin.retryFailed': retryFailed(world),
    'admin.assignPermissions': assignPermissions(world),
    'admin.listPermissions': listPermissions(world),
    'admin.readUser': readUser(world),
    'admin.listTransactions': listTransactions(world),
    'admin.listAudit': listAudit(world),
  } satisfies Partial<Handlers>
}
