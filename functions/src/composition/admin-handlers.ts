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
import type { Dependencies } from './dependencies.ts'

export function adminHandlers(dependencies: Dependencies) {
  return {
    'admin.listModeration': listModeration(dependencies),
    'admin.approve': approveAnalysis(dependencies),
    'admin.block': blockAnalysis(dependencies),
    'admin.ban': banForViolations(dependencies),
    'admin.banPermanently': banPermanently(dependencies),
    'admin.unban': unban(dependencies),
    'admin.resetQuota': resetQuota(dependencies),
    'admin.retryTransaction': retryTransaction(dependencies),
    'admin.retryFailed': retryFailed(dependencies),
    'admin.assignPermissions': assignPermissions(dependencies),
    'admin.listPermissions': listPermissions(dependencies),
    'admin.readUser': readUser(dependencies),
    'admin.listTransactions': listTransactions(dependencies),
    'admin.listAudit': listAudit(dependencies),
  } satisfies Partial<Handlers>
}
