import { ref } from '../../collections/collection.ts'
import { devices } from '../../collections/devices.ts'
import { ids } from '../../contract/examples/values.ts'
import { device, deviceParams } from '../../contract/schemas/device.ts'
import { deviceDocumentId, toDevice } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { deviceExample } from './examples.ts'

export const readDevice = endpoint({
  id: 'devices.read',
  route: {
    method: 'GET',
    path: '/v1/iot/devices/{id}',
    credential: 'identity|key',
    scopes: ['read'],
  },
  summary: 'Read an IoT device',
  description: [
    'It returns the device as the list shows it.',
    'A decommissioned or unknown device returns 404.',
  ],
  params: deviceParams,
  output: { 200: device },
  problems: ['NOT_FOUND'],
  examples: { params: { id: ids.device }, output: { 200: deviceExample } },

  async handler(call, { store }) {
    const { accountId } = call.caller
    const [device] = await store.getAll(ref(devices, deviceDocumentId(accountId, call.input.id)))
    if (!device) throw problem('NOT_FOUND')
    return { status: 200, body: toDevice(device) }
  },
})
