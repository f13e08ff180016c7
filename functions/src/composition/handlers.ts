import type { Handlers } from '../contract/handlers.ts'
import { eraseAccount } from '../operations/account/erase.ts'
import { exportPersonalData } from '../operations/account/export.ts'
import { openSession } from '../operations/account/open-session.ts'
import { readStats } from '../operations/account/read-stats.ts'
import { analyseNow } from '../operations/analyses/analyse-now.ts'
import { readAnalysis } from '../operations/analyses/read.ts'
import { readImage } from '../operations/analyses/read-image.ts'
import { removeAnalysis } from '../operations/analyses/remove.ts'
import { saveAnalysis } from '../operations/analyses/save.ts'
import { startAnalysis } from '../operations/analyses/start.ts'
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
import { createToken } from '../operations/tokens/create.ts'
import { exchangeToken } from '../operations/tokens/exchange.ts'
import { listTokens } from '../operations/tokens/list.ts'
import { revokeToken } from '../operations/tokens/revoke.ts'
import { rotateToken } from '../operations/tokens/rotate.ts'
import { adminHandlers } from './admin-handlers.ts'
import { invitationHandlers } from './invitation-handlers.ts'
import { webhookHandlers } from './webhook-handlers.ts'
import type { World } from './world.ts'

/** Every operation of the contract and the code behind it; one that is missing does not compile. */
export function handlers(world: World): Handlers {
  return {
    'analyses.start': startAnalysis(world),
    'analyses.analyseNow': analyseNow(world),
    'analyses.read': readAnalysis(world),
    'analyses.readImage': readImage(world),
    'analyses.save': saveAnalysis(world),
    'analyses.remove': removeAnalysis(world),
    'account.openSession': openSession(world),
    'account.export': exportPersonalData(world),
    'account.erase': eraseAccount(world),
    'account.readStats': readStats(world),
    'devices.list': listDevices(world),
    'devices.register': registerDevice(world),
    'devices.update': updateDevice(world),
    'devices.decommission': decommissionDevice(world),
    'folders.list': listFolders(world),
    'folders.create': createFolder(world),
    'folders.rename': renameFolder(world),
    'folders.remove': removeFolder(world),
    'folders.assign': assignToFolder(world),
    'folders.unassign': unassignFromFolder(world),
    'history.list': listHistory(world),
    'history.rate': rateAnalysis(world),
    'service.readConfig': readConfig(world),
    'service.readHealth': readHealth(world),
    'service.readStatus': readStatus(world),
    'service.readDefinition': readDefinition(world),
    'tokens.create': createToken(world),
    'tokens.list': listTokens(world),
    'tokens.revoke': revokeToken(world),
    'tokens.rotate': rotateToken(world),
    'tokens.exchange': exchangeToken(world),
    ...invitationHandlers(world),
    ...adminHandlers(world),
    ...webhookHandlers(world),
  }
}
