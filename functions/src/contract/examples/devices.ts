import type { ExamplesOf } from '../example.ts'
import { ids, page, times } from './values.ts'

const params = { id: ids.device }

const described = {
  type: 'camera' as const,
  projectId: 'tomatoes-2026',
  placeId: 'greenhouse-2',
  plantIds: ['tomato-17'],
  metadata: { firmware: '2.4.1', heightCm: 180 },
}

const device = {
  id: ids.device,
  ...described,
  status: 'active' as const,
  createdAt: times.joined,
  updatedAt: times.joined,
}

export const devices = {
  'devices.list': {
    query: {
      ...page.query,
      projectId: described.projectId,
      placeId: described.placeId,
      type: described.type,
    },
    output: { 200: { items: [device], nextPageToken: page.nextPageToken } },
  },
  'devices.read': { params, output: { 200: device } },
  'devices.register': { body: { id: ids.device, ...described }, output: { 200: device } },
  'devices.update': {
    params,
    body: { placeId: 'greenhouse-3' },
    output: { 200: { ...device, placeId: 'greenhouse-3', updatedAt: times.later } },
  },
  'devices.decommission': { params, output: { 200: { id: ids.device, status: 'decommissioned' } } },
} satisfies ExamplesOf<'devices'>
