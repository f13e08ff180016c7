import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { devices } from '../../collections/devices.ts'
import { ids } from '../../contract/examples/values.ts'
import { decommissionedDevice, deviceParams } from '../../contract/schemas/device.ts'
import { deviceDocumentId } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import { changeTotals } from '../account/change-totals.ts'
import { endpoint } from '../endpoint.ts'

export const decommissionDevice = endpoint({
  id: 'devices.decommission',
  route: {
    method: 'DELETE',
    path: '/v1/iot/devices/{id}',
    credential: 'identity|key',
    scopes: ['manage'],
  },
  summary: 'Decommission an IoT device',
  description: [
    'The device leaves the list, and its id can be registered again.',
    'Decommissioning a device twice returns 404.',
  ],
  params: deviceParams,
  output: { 200: decommissionedDevice },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.device },
    output: { 200: { id: ids.device, status: 'decommissioned' } },
  },

  async handler(call, { store }) {
    const { accountId } = call.caller
    const { id } = call.input
    const deviceRef = ref(devices, deviceDocumentId(accountId, id))
    const statsRef = ref(accountStats, accountId)
    await store.transaction(async (database) => {
      const [device, stats] = await database.getAll(deviceRef, statsRef)
      if (!device) throw problem('NOT_FOUND')
      database.remove(deviceRef)
      changeTotals(database, accountId, stats, { devices: -1 })
    }, call.signal)
    return { status: 200, body: { id, status: 'decommissioned' } }
  },
})
