// Generated from the files of operations/ by `npm run generate`; change those instead.
import { cancelOwnErasure } from '../account/cancel-erasure.ts'
import { eraseAccount } from '../account/erase.ts'
import { exportPersonalData } from '../account/export.ts'
import { openSession } from '../account/open-session.ts'
import { readExport } from '../account/read-export.ts'
import { readStats } from '../account/read-stats.ts'
import { approveAnalysis } from '../admin/approve.ts'
import { assignPermissions } from '../admin/assign-permissions.ts'
import { banPermanently } from '../admin/ban-permanently.ts'
import { banForViolations } from '../admin/ban.ts'
import { blockAnalysis } from '../admin/block.ts'
import { flagAnyAnalysis } from '../admin/flag.ts'
import { listAudit } from '../admin/list-audit.ts'
import { listModeration } from '../admin/list-moderation.ts'
import { listPermissions } from '../admin/list-permissions.ts'
import { listSuperadmins } from '../admin/list-superadmins.ts'
import { listTransactions } from '../admin/list-transactions.ts'
import { listUsers } from '../admin/list-users.ts'
import { readModeration } from '../admin/read-moderation.ts'
import { readUser } from '../admin/read-user.ts'
import { resetUserQuota } from '../admin/reset-quota.ts'
import { retryFailed } from '../admin/retry-failed.ts'
import { retryTransaction } from '../admin/retry-transaction.ts'
import { unban } from '../admin/unban.ts'
import { verifyAudit } from '../admin/verify-audit.ts'
import { analyseSync } from '../analyses/analyse-sync.ts'
import { flagOwnAnalysis } from '../analyses/flag.ts'
import { readImage } from '../analyses/read-image.ts'
import { readAnalysis } from '../analyses/read.ts'
import { removeAnalysis } from '../analyses/remove.ts'
import { saveAnalysis } from '../analyses/save.ts'
import { startAnalysis } from '../analyses/start.ts'
import { createApiKey } from '../api-keys/create.ts'
import { exchangeApiKey } from '../api-keys/exchange.ts'
import { listApiKeys } from '../api-keys/list.ts'
import { revokeApiKey } from '../api-keys/revoke.ts'
import { rotateApiKey } from '../api-keys/rotate.ts'
import { setScopes } from '../api-keys/set-scopes.ts'
import { listConditions } from '../catalogue/list-conditions.ts'
import { listPlants } from '../catalogue/list-plants.ts'
import { readConditionEntry } from '../catalogue/read-condition.ts'
import { readPlantEntry } from '../catalogue/read-plant.ts'
import { readCatalogue } from '../catalogue/read.ts'
import { decommissionDevice } from '../devices/decommission.ts'
import { listDevices } from '../devices/list.ts'
import { readDevice } from '../devices/read.ts'
import { registerDevice } from '../devices/register.ts'
import { updateDevice } from '../devices/update.ts'
import { listEvents } from '../events/list.ts'
import { assignToFolder } from '../folders/assign.ts'
import { createFolder } from '../folders/create.ts'
import { listFolders } from '../folders/list.ts'
import { readFolder } from '../folders/read.ts'
import { removeFolder } from '../folders/remove.ts'
import { renameFolder } from '../folders/rename.ts'
import { unassignFromFolder } from '../folders/unassign.ts'
import { listHistory } from '../history/list.ts'
import { rateAnalysis } from '../history/rate.ts'
import { invite } from '../invitations/invite.ts'
import { listInvitations } from '../invitations/list.ts'
import { redeemInvitation } from '../invitations/redeem.ts'
import { removeInvitation } from '../invitations/remove.ts'
import { verifyInvitation } from '../invitations/verify.ts'
import { readClientConfig } from '../service/read-config.ts'
import { readDefinition } from '../service/read-definition.ts'
import { readHealth } from '../service/read-health.ts'
import { readOpenApi } from '../service/read-open-api.ts'
import { readStatus } from '../service/read-status.ts'
import { readUpload } from '../uploads/read.ts'
import { listDeliveries } from '../webhooks/list-deliveries.ts'
import { listWebhooks } from '../webhooks/list.ts'
import { receiveProviderEvent } from '../webhooks/receive-genai.ts'
import { registerWebhook } from '../webhooks/register.ts'
import { removeWebhook } from '../webhooks/remove.ts'
import { retryDelivery } from '../webhooks/retry-delivery.ts'
import { rotateSecret } from '../webhooks/rotate-secret.ts'
import { testWebhook } from '../webhooks/test.ts'
import type { ServedEndpoint } from '../endpoint.ts'

/** Every endpoint of the service. */
export const endpoints = [
  cancelOwnErasure,
  eraseAccount,
  exportPersonalData,
  openSession,
  readExport,
  readStats,
  approveAnalysis,
  assignPermissions,
  banPermanently,
  banForViolations,
  blockAnalysis,
  flagAnyAnalysis,
  listAudit,
  listModeration,
  listPermissions,
  listSuperadmins,
  listTransactions,
  listUsers,
  readModeration,
  readUser,
  resetUserQuota,
  retryFailed,
  retryTransaction,
  unban,
  verifyAudit,
  analyseSync,
  flagOwnAnalysis,
  readImage,
  readAnalysis,
  removeAnalysis,
  saveAnalysis,
  startAnalysis,
  createApiKey,
  exchangeApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
  setScopes,
  listConditions,
  listPlants,
  readConditionEntry,
  readPlantEntry,
  readCatalogue,
  decommissionDevice,
  listDevices,
  readDevice,
  registerDevice,
  updateDevice,
  listEvents,
  assignToFolder,
  createFolder,
  listFolders,
  readFolder,
  removeFolder,
  renameFolder,
  unassignFromFolder,
  listHistory,
  rateAnalysis,
  invite,
  listInvitations,
  redeemInvitation,
  removeInvitation,
  verifyInvitation,
  readClientConfig,
  readDefinition,
  readHealth,
  readOpenApi,
  readStatus,
  readUpload,
  listDeliveries,
  listWebhooks,
  receiveProviderEvent,
  registerWebhook,
  removeWebhook,
  retryDelivery,
  rotateSecret,
  testWebhook,
] satisfies readonly ServedEndpoint[]
