import { ref } from '../../collections/collection.ts'
import { type Device, devices } from '../../collections/devices.ts'
import { accountStats } from '../../collections/stats.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { deviceDocumentId, toDevice } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Ids } from '../../ports/ids.ts'
import type { Store } from '../../ports/store.ts'
import { changeTotals } from '../account/change-totals.ts'
import { claimOf, madeBefore, noteMade, replayed, stillThere } from '../idempotency-keys/claim.ts'

type Deps = { store: Store; clock: Clock; ids: Ids }

/**
 * `POST /v1/iot/devices`: 2 reads and 2 writes, and one of each more with an Idempotency-Key.
 * Throws ALREADY_EXISTS for an id in use, LIMIT_REACHED at 10,000.
 */
export function registerDevice(deps: Deps): Handler<'devices.register'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, type, projectId, placeId, plantIds = [], metadata = {} } = call.input
    const deviceId = id ?? deps.ids.random('dev')
    const deviceRef = ref(devices, deviceDocumentId(accountId, deviceId))
    const statsRef = ref(accountStats, accountId)
    const claim = claimOf(call, 'devices.register')
    const { registered, headers } = await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
      const [existing, stats, key] = await database.getAll(deviceRef, statsRef, ...claim.refs)
      const made = madeBefore(claim, key, now)
      if (made) {
        const [known] = await database.getAll(ref(devices, made.id))
        return { registered: stillThere(made, known), headers: replayed }
      }
      if (existing) throw registeredAlready(deviceId)
      if ((stats?.totals.devices ?? 0) >= limits.device.perAccountMax)
        throw problem('LIMIT_REACHED', `At most ${limits.device.perAccountMax} devices.`)
      const metadataJson = JSON.stringify(metadata)
      const fields = { type, projectId, placeId, plantIds, metadataJson }
      const device: Device = { accountId, deviceId, ...fields, createdAt: now, updatedAt: now }
      database.create(deviceRef, device)
      changeTotals(database, accountId, stats, { devices: 1 })
      noteMade(database, claim, key, { id: deviceRef.id, createdAt: now }, now)
      return { registered: device, headers: {} }
    }, call.signal)
    return { status: 200, body: toDevice(registered), headers }
  }
}

function registeredAlready(existingId: string) {
  const detail = `The device ${existingId} is registered already.`
  return problem('ALREADY_EXISTS', { detail, existingId })
}
