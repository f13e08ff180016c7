import type { Handlers } from '../contract/handlers.ts'
import { eraseAccount } from '../operations/account/erase.ts'
import { exportPersonalData } from '../operations/account/export.ts'
import { openSession } from '../operations/account/open-session.ts'
import { readStats } from '../operations/account/read-stats.ts'
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
import { registerDevice } from '../operations/devices/register.ts'
import { updateDevice } from '../operations/devices/update.ts'
import { assignToFolder } from '../operations/folders/assign.ts'
import { createFolder } from '../operations/folders/create.ts'
import { listFolders } from '../operations/folders/list.ts'
import { removeFolder } from '../operations/folders/remove.ts'
import { renameFolder } from '../operations/folders/rename.ts'
import { unassignFromFolder } from '../operations/folders/unassign.ts'
import { listHistory } from '../operations/history/list.ts'
import { rateAnalysis } from '../operations/history/rate.ts'
import { readConfig } from '../operations/service/read-config.ts'
import { readDefinition } from '../operations/service/read-definition.ts'
import { readHealth } from '../operations/service/read-health.ts'
import { readStatus } from '../operations/service/read-status.ts'
import { adminHandlers } from './admin-handlers.ts'
import type { Dependencies } from './dependencies.ts'
import { invitationHandlers } from './invitation-handlers.ts'
import { webhookHandlers } from './webhook-handlers.ts'

/** Every operation of the contract and the code behind it; one that is missing does not compile. */
export function handlers(dependencies: Dependencies): Handlers {
  return {
    'analyses.start': startAnalysis(dependencies),
    'analyses.analyseSync': analyseSync(dependencies),
    'analyses.read': readAnalysis(dependencies),
    'analyses.readImage': readImage(dependencies),
    'analyses.save': saveAnalysis(dependencies),
    'analyses.remove': removeAnalysis(dependencies),
    'account.openSession': openSession(dependencies),
    'account.export': exportPersonalData(dependencies),
    'account.erase': eraseAccount(dependencies),
    'account.readStats': readStats(dependencies),
    'devices.list': listDevices(dependencies),
    'devices.register': registerDevice(dependencies),
    'devices.update': updateDevice(dependencies),
    'devices.decommission': decommissionDevice(dependencies),
    'folders.list': listFolders(dependencies),
    'folders.create': createFolder(dependencies),
    'folders.rename': renameFolder(dependencies),
    'folders.remove': removeFolder(dependencies),
    'folders.assign': assignToFolder(dependencies),
    'folders.unassign': unassignFromFolder(dependencies),
    'history.list': listHistory(dependencies),
    'history.rate': rateAnalysis(dependencies),
    'service.readConfig': readConfig(dependencies),
    'service.readHealth': readHealth(dependencies),
    'service.readStatus': readStatus(dependencies),
    'service.readDefinition': readDefinition(dependencies),
    'apiKeys.create': createApiKey(dependencies),
    'apiKeys.list': listApiKeys(dependencies),
    'apiKeys.revoke': revokeApiKey(dependencies),
    'apiKeys.rotate': rotateApiKey(dependencies),
    'apiKeys.exchange': exchangeApiKey(dependencies),
    ...invitationHandlers(dependencies),
    ...adminHandlers(dependencies),
    ...webhookHandlers(dependencies),
  }
}
