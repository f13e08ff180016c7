import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Device, devices } from '../../collections/devices.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { device, deviceParams, updateBody } from '../../contract/schemas/device.ts'
import { deviceDocumentId, toDevice } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { deviceExample } from './examples.ts'

export const updateDevice = endpoint({
  id: 'devices.update',
  route: {
    method: 'PATCH',
    path: '/v1/iot/devices/{id}',
    credential: 'identity|key',
    // The answer shows the whole device, which an empty body leaves as it is.
    scopes: ['read', 'manage'],
  },
  summary: 'Update an IoT device',
  description: [
    'Fields missing from the body keep their values.',
    '`plantIds` and `metadata` are replaced as a whole.',
  ],
  params: deviceParams,
  body: updateBody,
  output: { 200: device },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.device },
    body: { placeId: 'greenhouse-3' },
    output: { 200: { ...deviceExample, placeId: 'greenhouse-3', updatedAt: times.later } },
  },

  /** Replaces each field of the body as a whole. Writes nothing if the device stays the same. */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id, ...fields } = call.input
    const deviceRef = ref(devices, deviceDocumentId(accountId, id))
    const device = await store.transaction(async (database) => {
      const [current] = await database.getAll(deviceRef)
      if (!current) throw problem('NOT_FOUND')
      const changed = replaceFields(current, fields)
      if (isDeepStrictEqual(changed, current)) return current
      const updated = { ...changed, updatedAt: clock.now() }
      database.update(deviceRef, updated)
      return updated
    }, call.signal)
    return { status: 200, body: toDevice(device) }
  },
})

function replaceFields(device: Device, fields: z.output<typeof updateBody>): Device {
  const { metadata, type, projectId, placeId, plantIds } = fields
  return {
    ...device,
    type: type ?? device.type,
    projectId: projectId ?? device.projectId,
    placeId: placeId ?? device.placeId,
    plantIds: plantIds ?? device.plantIds,
    metadataJson: metadata ? JSON.stringify(metadata) : device.metadataJson,
  }
}
