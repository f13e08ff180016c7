import { ids, times } from '../../contract/examples/values.ts'

export const describedExample = {
  type: 'camera' as const,
  projectId: 'tomatoes-2026',
  placeId: 'greenhouse-2',
  plantIds: ['tomato-17'],
  metadata: { firmware: '2.4.1', heightCm: 180 },
}

export const deviceExample = {
  id: ids.device,
  ...describedExample,
  status: 'active' as const,
  createdAt: times.joined,
  updatedAt: times.joined,
}
