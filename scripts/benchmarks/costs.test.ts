import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import budget from './budget.json' with { type: 'json' }
import { type Cost, measureCosts } from './costs.ts'

let costs: Cost[]
beforeAll(async () => {
  costs = await measureCosts()
}, 240_000)

describe('the database operations of a route', () => {
  it('are measured for every route, and no route fails', () => {
    expect(costs).toHaveLength(routes.length)
    expect(costs.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('are those of the budget, also for aliases, so that a saving lowers the budget too', () => {
    const ofBudget = new Map<string, unknown>(Object.entries(budget))
    for (const { route, status, reads, writes, roundTrips } of costs) {
      const { method, path, endpoint } = route
      expect({ status, reads, writes, roundTrips }, `${method} ${path}`).toEqual(
        ofBudget.get(endpoint.id),
      )
    }
  })

  it('have a budget only if the route exists', () => {
    const ids = new Set<string>(routes.map(({ endpoint }) => endpoint.id))
    expect(Object.keys(budget).filter((id) => !ids.has(id))).toEqual([])
  })
})
