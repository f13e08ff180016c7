import { devices } from '../../collections/devices.ts'
import { page } from '../../contract/examples/values.ts'
import { device, deviceType, foreignId } from '../../contract/schemas/device.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import { toDevice } from '../../domain/device.ts'
import type { Filter } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { listLongPage } from '../long-pages.ts'
import { describedExample, deviceExample } from './examples.ts'

const devicesQuery = pageQuery.extend({
  projectId: foreignId.describe('Lists the devices of this project only.').optional(),
  placeId: foreignId.describe('Lists the devices of this place only.').optional(),
  type: deviceType.describe('Lists devices of this kind only.').optional(),
})

export const listDevices = endpoint({
  id: 'devices.list',
  route: { method: 'GET', path: '/v1/iot/devices', credential: 'identity|key', scopes: ['read'] },
  summary: 'List the IoT devices of the account',
  description: [
    'Devices are listed newest first; a device must match every filter.',
    'A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.',
  ],
  query: devicesQuery,
  output: { 200: pageOf(device) },
  problems: [],
  examples: {
    query: {
      ...page.query,
      projectId: describedExample.projectId,
      placeId: describedExample.placeId,
      type: describedExample.type,
    },
    output: { 200: { items: [deviceExample], nextPageToken: page.nextPageToken } },
  },

  /** A device has up to 16 KB of metadata, whose parsed values take many times the memory. */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { pageSize: _size, pageToken: _token, ...filters } = call.input
    const equal = Object.entries({ accountId, ...filters }).filter(
      ([, value]) => value !== undefined,
    )
    const scope = `devices\n${accountId}\n${JSON.stringify(filters)}`
    const page = await listLongPage(ports, call, scope, {
      collection: devices,
      where: equal.map(([field, value]): Filter => ({ field, operator: '==', value })),
    })
    const items = page.documents.map((document) => toDevice(document.data))
    return { status: 200, body: { items, ...page.next } }
  },
})
