import { expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { type Cost, measureCosts } from './costs.ts'

it('starting an analysis takes 3 reads, 2 writes and 2 round trips, and no route fails', async () => {
  const costs = await measureCosts()
  expect(costs).toHaveLength(routes.length)
  expect(costs.filter(({ status }) => status >= 500)).toEqual([])
  const costOf = (path: string) => costs.find(({ route }) => route.path === path)
  const claim = { reads: 3, writes: 2, roundTrips: 2 } satisfies Partial<Cost>
  for (const path of ['/v1/analyses', '/v0/analyze', '/v0/analysis/start', '/startAnalysis'])
    expect(costOf(path), path).toMatchObject(claim)
}, 240_000)
