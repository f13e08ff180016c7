import { expect, it } from 'vitest'
import { outdated, projections } from './projections.ts'

it('every generated file matches its sources', async () => {
  expect(projections).toHaveLength(22)
  expect((await outdated()).map(({ path }) => path)).toEqual([])
})
