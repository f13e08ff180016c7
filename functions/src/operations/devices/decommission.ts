import { ref } from '../../collections/collection.ts'
import { devices } from '../../collections/devices.ts'
import { accountStats } from '../../collections/stats.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { deviceDocumentId } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import type { Store } from '../../ports/store.ts'
import { changeTotals } from '../account/change-totals.ts'

/**
 * `DELETE /v1/iot/devices/{id}`: the record goes, so that its id can be registered again. A second
 * time: NOT_FOUND.
 */
export function decommissionDevice(deps: { store: Store }): Handler<'devices.decommission'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id } = call.input
    const deviceRef = ref(devices, deviceDocumentId(accountId, id))
    const statsRef = ref(accountStats, accountId)
    await deps.store.transaction(async (database) => {
      const [device, stats] = await database.getAll(deviceRef, statsRef)
      if (!device) throw problem('NOT_FOUND')
      database.remove(deviceRef)
      changeTotals(database, accountId, stats, { devices: -1 })
    }, call.signal)
    return { status: 200, body: { id, status: 'decommissioned' } }
  }
}
