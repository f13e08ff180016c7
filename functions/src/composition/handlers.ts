import type { Handlers } from '../contract/handlers.ts'
import { cancelOwnErasure } from '../operations/account/cancel-erasure.ts'
import { eraseAccount } from '../operations/account/erase.ts'
import { exportPersonalData } from '../operations/account/export.ts'
import { openSession } from '../operations/account/open-session.ts'
import { readExport } from '../operations/account/read-export.ts'
import { readStats } from '../operations/account/read-stats.ts'
import { approveAnalysis } from '../operations/admin/approve.ts'
import { assignPermissions } from '../operations/admin/assign-permissions.ts'
import { banForViolations } from '../operations/admin/ban.ts'
import { banPermanently } from '../operations/admin/ban-permanently.ts'
import { blockAnalysis } from '../operations/admin/block.ts'
import { listAudit } from '../operations/admin/list-audit.ts'
import { listModeration } from '../operations/admin/list-moderation.ts'
import { listPermissions } from '../operations/admin/list-permissions.ts'
import { listSuperadmins } from '../operations/admin/list-superadmins.ts'
import { listTransactions } from '../operations/admin/list-transactions.ts'
import { listUsers } from '../operations/admin/list-users.ts'
import { readModeration } from '../operations/admin/read-moderation.ts'
import { readUser } from '../operations/admin/read-user.ts'
import { resetQuota } from '../operations/admin/reset-quota.ts'
import { retryFailed } from '../operations/admin/retry-failed.ts'
import { retryTransaction } from '../operations/admin/retry-transaction.ts'
import { unban } from '../operations/admin/unban.ts'
import { verifyAudit } from '../operations/admin/verify-audit.ts'
import { analyseSync } from '../operations/analyses/analyse-sync.ts'
import { readAnalysis } from '../operations/analyses/read.ts'
import { readImage } from '../operations/analyses/read-image.ts'
import { removeAnalysis } from '../operations/analyses/remove.ts'
import { saveAnalysis } from '../operations/analyses/save.ts'
import { startAnalysis } from '../operations/analyses/start.ts'
import { createApiKey } from '../operations/api-keys/create.ts'
import { exchangeApiKey } from '../operations/api-keys/exchange.ts'
import { listApiKeys } from '../operations/api-keys/list.ts'
import { revokeApiKey } from '../operations/api-keys/revoke.ts'
import { rotateApiKey } from '../operations/api-keys/rotate.ts'
import { decommissionDevice } from '../operations/devices/decommission.ts'
import { listDevices } from '../operations/devices/list.ts'
import { readDevice } from '../operations/devices/read.ts'
import { registerDevice } from '../operations/devices/register.ts'
import { updateDevice } from '../operations/devices/update.ts'
import { listEvents } from '../operations/events/list.ts'
import { flagAnyAnalysis } from '../operations/flags/flag-any.ts'
import { flagOwnAnalysis } from '../operations/flags/flag-own.ts'
import { assignToFolder } from '../operations/folders/assign.ts'
import { createFolder } from '../operations/folders/create.ts'
import { listFolders } from '../operations/folders/list.ts'
import { readFolder } from '../operations/folders/read.ts'
import { removeFolder } from '../operations/folders/remove.ts'
import { renameFolder } from '../operations/folders/rename.ts'
import { unassignFromFolder } from '../operations/folders/unassign.ts'
import { listHistory } from '../operations/history/list.ts'
import { rateAnalysis } from '../operations/history/rate.ts'
import { invite } from '../operations/invitations/invite.ts'
import { listInvitations } from '../operations/invitations/list.ts'
import { redeemInvitation } from '../operations/invitations/redeem.ts'
import { removeInvitation } from '../operations/invitations/remove.ts'
import { verifyInvitation } from '../operations/invitations/verify.ts'
import { receiveProviderEvent } from '../operations/provider-events/receive.ts'
import { readConfig } from '../operations/service/read-config.ts'
import { readDefinition } from '../operations/service/read-definition.ts'
import { readHealth } from '../operations/service/read-health.ts'
import { readStatus } from '../operations/service/read-status.ts'
import { readUpload } from '../operations/uploads/read.ts'
import { listWebhooks } from '../operations/webhooks/list.ts'
import { listDeliveries } from '../operations/webhooks/list-deliveries.ts'
import { registerWebhook } from '../operations/webhooks/register.ts'
import { removeWebhook } from '../operations/webhooks/remove.ts'
import { retryDelivery } from '../operations/webhooks/retry-delivery.ts'
import { rotateSecret } from '../operations/webhooks/rotate-secret.ts'
import { testWebhook } from '../operations/webhooks/send-test.ts'
import type { Dependencies } from './dependencies.ts'

/** Every operation of the contract and the code behind it; one that is missing does not compile. */
export function handlers(dependencies: Dependencies): Handlers {
  return {
    'analyses.start': startAnalysis(dependencies),
    'analyses.analyseSync': analyseSync(dependencies),
    'analyses.read': readAnalysis(dependencies),
    'analyses.readImage': readImage(dependencies),
    'analyses.save': saveAnalysis(dependencies),
    'analyses.flag': flagOwnAnalysis(dependencies),
    'analyses.remove': removeAnalysis(dependencies),
    'uploads.read': readUpload(dependencies),
    'account.openSession': openSession(dependencies),
    'account.export': exportPersonalData(dependencies),
    'account.readExport': readExport(dependencies),
    'account.erase': eraseAccount(dependencies),
    'account.cancelErasure': cancelOwnErasure(dependencies),
    'account.readStats': readStats(dependencies),
    'history.list': listHistory(dependencies),
    'history.rate': rateAnalysis(dependencies),
    'service.readConfig': readConfig(dependencies),
    'service.readHealth': readHealth(dependencies),
    'service.readStatus': readStatus(dependencies),
    'service.readOpenApi': readDefinition('application/json', dependencies.definitions.openApi),
    'service.readDefinition': readDefinition(
      'application/yaml; charset=utf-8',
      dependencies.definitions.swagger,
    ),
    ...belongingsHandlers(dependencies),
    ...invitationHandlers(dependencies),
    ...adminHandlers(dependencies),
    ...webhookHandlers(dependencies),
  }
}

/** What an account has beside its analyses. */
function belongingsHandlers(dependencies: Dependencies) {
  return {
    'devices.list': listDevices(dependencies),
    'devices.read': readDevice(dependencies),
    'devices.register': registerDevice(dependencies),
    'devices.update': updateDevice(dependencies),
    'devices.decommission': decommissionDevice(dependencies),
    'folders.list': listFolders(dependencies),
    'folders.read': readFolder(dependencies),
    'folders.create': createFolder(dependencies),
    'folders.rename': renameFolder(dependencies),
    'folders.remove': removeFolder(dependencies),
    'folders.assign': assignToFolder(dependencies),
    'folders.unassign': unassignFromFolder(dependencies),
    'apiKeys.create': createApiKey(dependencies),
    'apiKeys.list': listApiKeys(dependencies),
    'apiKeys.revoke': revokeApiKey(dependencies),
    'apiKeys.rotate': rotateApiKey(dependencies),
    'apiKeys.exchange': exchangeApiKey(dependencies),
  } satisfies Partial<Handlers>
}

function invitationHandlers(dependencies: Dependencies) {
  return {
    'invitations.invite': invite(dependencies),
    'invitations.verify': verifyInvitation(dependencies),
    'invitations.redeem': redeemInvitation(dependencies),
    'invitations.list': listInvitations(dependencies),
    'invitations.remove': removeInvitation(dependencies),
  } satisfies Partial<Handlers>
}

function adminHandlers(dependencies: Dependencies) {
  return {
    'admin.listModeration': listModeration(dependencies),
    'admin.readModeration': readModeration(dependencies),
    'admin.flag': flagAnyAnalysis(dependencies),
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
    'admin.listSuperadmins': listSuperadmins(dependencies),
    'admin.listUsers': listUsers(dependencies),
    'admin.readUser': readUser(dependencies),
    'admin.listTransactions': listTransactions(dependencies),
    'admin.listAudit': listAudit(dependencies),
    'admin.verifyAudit': verifyAudit(dependencies),
  } satisfies Partial<Handlers>
}

function webhookHandlers(dependencies: Dependencies) {
  return {
    'events.list': listEvents(dependencies),
    'webhooks.register': registerWebhook(dependencies),
    'webhooks.list': listWebhooks(dependencies),
    'webhooks.remove': removeWebhook(dependencies),
    'webhooks.rotateSecret': rotateSecret(dependencies),
    'webhooks.test': testWebhook(dependencies),
    'webhooks.listDeliveries': listDeliveries(dependencies),
    'webhooks.retryDelivery': retryDelivery(dependencies),
    'webhooks.receiveGenai': receiveProviderEvent(dependencies),
  } satisfies Partial<Handlers>
}
