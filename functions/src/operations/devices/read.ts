import { ref } from '../../collections/collection.ts'
import { devices } from '../../collections/devices.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { deviceDocumentId, toDevice } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import type { Store } from '../../ports/store.ts'

/** `GET /v1/iot/devices/{id}`: 1 read. Throws NOT_FOUND. */
export function readDevice({ store }: { store: Store }): Handler<'devices.read'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const [device] = await store.getAll(ref(devices, deviceDocumentId(accountId, call.input.id)))
    if (!device) throw problem('NOT_FOUND')
    return { status: 200, body: toDevice(device) }
  }
}
