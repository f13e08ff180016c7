import { expect, it } from 'vitest'
import { outdated, projections } from './projections.ts'

it('has written every projection as its sources are now', async () => {
  expect(projections).toHaveLength(24)
  expect((await outdated()).map(({ path }) => path)).toEqual([])
})
