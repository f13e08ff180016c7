import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Device, devices } from '../../collections/devices.ts'
import { ids } from '../../contract/examples/values.ts'
import { grouped } from '../../contract/grouped.ts'
import { limits } from '../../contract/limits.ts'
import { device, registerBody } from '../../contract/schemas/device.ts'
import { deviceDocumentId, toDevice } from '../../domain/device.ts'
import { problem } from '../../domain/problem.ts'
import { changeTotals } from '../account/change-totals.ts'
import { endpoint } from '../endpoint.ts'
import { claimOf, madeBefore, noteMade, replayed, stillThere } from '../idempotency-keys/claim.ts'
import { describedExample, deviceExample } from './examples.ts'

export const registerDevice = endpoint({
  id: 'devices.register',
  route: {
    method: 'POST',
    path: '/v1/iot/devices',
    credential: 'identity|key',
    scopes: ['manage'],
  },
  summary: 'Register an IoT device',
  description: [
    'Choose an `id` that is unique within the account, or let the service create one.',
    'An `id` that is registered already returns 409 `ALREADY_EXISTS`.',
    `An account can have up to ${grouped(limits.device.perAccountMax)} devices.`,
  ],
  body: registerBody,
  output: { 200: device },
  idempotent: true,
  problems: ['CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  examples: { body: { id: ids.device, ...describedExample }, output: { 200: deviceExample } },

  /** Costs 2 reads and 2 writes, or 3 reads and 3 writes with an Idempotency-Key. */
  async handler(call, { ids, store, clock }) {
    const { accountId } = call.caller
    const { id, type, projectId, placeId, plantIds = [], metadata = {} } = call.input
    const deviceId = id ?? ids.random('dev')
    const deviceRef = ref(devices, deviceDocumentId(accountId, deviceId))
    const statsRef = ref(accountStats, accountId)
    const claim = claimOf(call, 'devices.register')
    const { registered, headers } = await store.transaction(async (database) => {
      const now = clock.now()
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
  },
})

function registeredAlready(existingId: string) {
  const detail = `The device ${existingId} is registered already.`
  return problem('ALREADY_EXISTS', { detail, existingId })
}
