import { isDeepStrictEqual } from 'node:util'
import { ref } from '../../collections/collection.ts'
import { type Device, devices } from '../../collections/devices.ts'
import type { Handler, Input } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { deviceDocumentId, toDevice } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'

/**
 * `PATCH /v1/iot/devices/{id}`: replaces each field that it names, whole. What changes nothing
 * writes nothing.
 */
export function updateDevice(deps: { store: Store; clock: Clock }): Handler<'devices.update'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, ...fields } = call.input
    const deviceRef = ref(devices, deviceDocumentId(accountId, id))
    const device = await deps.store.transaction(async (database) => {
      const [current] = await database.getAll(deviceRef)
      if (!current) throw problem('NOT_FOUND')
      const changed = replaceFields(current, fields)
      if (isDeepStrictEqual(changed, current)) return current
      const updated = { ...changed, updatedAt: deps.clock.now() }
      database.update(deviceRef, updated)
      return updated
    }, call.signal)
    return { status: 200, body: toDevice(device) }
  }
}

function replaceFields(device: Device, fields: Omit<Input<'devices.update'>, 'id'>): Device {
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
