import { expect, it } from 'vitest'
import { scripted } from '../testing/scripted.ts'

const page = (ids: string[], more: object) => ({
  body: { items: ids.map((id) => ({ id })), ...more },
})

it('reads all pages with the same filters, and continues after an empty page', async () => {
  const { plants, asked } = scripted([
    page(['a'], { nextPageToken: '1' }),
    page([], { nextPageToken: '2' }),
    page(['b', 'c'], {}),
  ])
  const ids: string[] = []
  for await (const { id } of plants.pages('history.list', { query: { plantId: 'bed 4' } })) {
    ids.push(id)
  }
  expect(ids).toEqual(['a', 'b', 'c'])
  expect(asked.map(({ url }) => new URL(url).search)).toEqual([
    '?plantId=bed+4',
    '?plantId=bed+4&pageToken=1',
    '?plantId=bed+4&pageToken=2',
  ])
})

it('does not read a page before its first item is needed', async () => {
  const { plants, asked } = scripted([page(['a', 'b'], { nextPageToken: '1' })])
  for await (const { id } of plants.pages('apiKeys.list')) if (id === 'b') break
  expect(asked).toHaveLength(1)
})

it('fills the path parameters of a nested list', async () => {
  const { plants, asked } = scripted([page([], {})])
  const deliveries = plants.pages('webhooks.listDeliveries', { params: { id: 'wh_1' } })
  expect(await deliveries.next()).toEqual({ done: true, value: undefined })
  expect(asked[0]?.url).toMatch(/\/v1\/webhooks\/wh_1\/deliveries$/)
})

it('without waitSeconds, stops after the existing events', async () => {
  const { plants, asked } = scripted([
    page(['e1'], { nextAfter: '1', hasMore: true }),
    page(['e2'], { nextAfter: '2', hasMore: false }),
  ])
  const ids: string[] = []
  for await (const { id } of plants.pages('events.list')) ids.push(id)
  expect(ids).toEqual(['e1', 'e2'])
  expect(new URL(asked[1]?.url ?? '').search).toBe('?after=1')
})

it('with waitSeconds, waits for the next event', async () => {
  const { plants, asked } = scripted([
    page([], { nextAfter: '1', hasMore: false }),
    page(['e1'], { nextAfter: '2', hasMore: false }),
  ])
  const events = plants.pages('events.list', { query: { after: 'latest', waitSeconds: 20 } })
  expect(await events.next()).toMatchObject({ value: { id: 'e1' } })
  expect(new URL(asked[1]?.url ?? '').search).toBe('?after=1&waitSeconds=20')
})
