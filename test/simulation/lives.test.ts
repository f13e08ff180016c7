import { simulate } from '@plant/testing/simulation/run'
import { calledIds, leftOut } from '@plant/testing/simulation/workload/steps'
import { describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'

const runs = 5

describe('many lives with many troubles', () => {
  it.each(Array.from({ length: runs }, (_, at) => at + 1))(
    'break no promise of the service: seed %d',
    async (seed) => {
      const { broken, steps } = await simulate(seed)
      expect(broken).toEqual([])
      expect(steps).toBeGreaterThan(50)
    },
  )

  it('are the same each time for one seed, and differ between seeds', async () => {
    const [first, second, other] = [await simulate(3), await simulate(3), await simulate(4)]
    expect(second.hash).toBe(first.hash)
    expect(other.hash).not.toBe(first.hash)
  })

  it('call every endpoint, or say why not', () => {
    const ids = new Set(routes.map(({ endpoint }) => endpoint.id))
    const known = new Set([...calledIds, ...Object.keys(leftOut)])
    expect([...ids].filter((id) => !known.has(id))).toEqual([])
    expect(calledIds.filter((id) => id in leftOut)).toEqual([])
  })
})
