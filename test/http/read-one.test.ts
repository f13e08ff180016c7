import { type Belongings, furnish, ofNobody } from '@plant/testing/matrix/belongings'
import { join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, expect, it } from 'vitest'

let service: ServiceInProcess
let ann: Person
let ben: Person
let has: Belongings
beforeAll(async () => {
  service = await startService()
  ann = await join(service, 'ann')
  ben = await join(service, 'ben')
  has = await furnish(service, ann)
})
afterAll(() => service.close())

async function read(path: string, headers: Record<string, string>) {
  const response = await fetch(service.url + path, { headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it.each([
  ['/v1/folders', 'folderId'],
  ['/v1/iot/devices', 'deviceId'],
] as const)(
  '%s: an item that is read alone equals the same item in the list, with a token or a key',
  async (path, name) => {
    const list = await read(path, ann.identity)
    const listed = (list.body['items'] as { id: string }[]).find(({ id }) => id === has[name])
    expect(listed).toBeDefined()
    for (const headers of [ann.identity, ann.key])
      expect(await read(`${path}/${has[name]}`, headers)).toEqual({ status: 200, body: listed })
    expect((await read(path, ann.key)).body).toEqual(list.body)
  },
)

it.each(['AA:BB:CC:00:11:22', 'zone-1/sensor:3', '/dev/tty.usb', 'a#1=2,3+4@b'])(
  'the device %s is registered, read, changed and decommissioned by its id',
  async (id) => {
    const call = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${service.url}/v1/iot/devices${path}`, {
        method,
        headers: { ...ann.key, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    }
    const path = `/${encodeURIComponent(id)}`
    const device = { id, type: 'sensor', projectId: 'p', placeId: 'q' }
    expect(await call('POST', '', device)).toMatchObject({ status: 200, body: device })
    expect(await call('POST', '', device)).toMatchObject({ status: 409, body: { existingId: id } })
    expect(await call('PATCH', path, { placeId: 'r' })).toMatchObject({ status: 200, body: { id } })
    expect(await call('GET', path)).toMatchObject({ status: 200, body: { id, placeId: 'r' } })
    expect((await call('DELETE', path)).status).toBe(200)
    expect((await call('GET', path)).status).toBe(404)
  },
)

it.each([
  ['/v1/folders', 'folderId'],
  ['/v1/iot/devices', 'deviceId'],
] as const)(
  '%s: an item of another account returns the same error as a missing item',
  async (path, name) => {
    const unknown = { status: 404, body: { code: 'NOT_FOUND' } }
    expect(await read(`${path}/${has[name]}`, ben.identity)).toMatchObject(unknown)
    expect(await read(`${path}/${ofNobody[name]}`, ann.identity)).toMatchObject(unknown)
  },
)
