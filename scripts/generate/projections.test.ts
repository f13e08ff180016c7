import { expect, it } from 'vitest'
import { registries } from './endpoints.ts'
import { outdated } from './projection.ts'
import { projections } from './projections.ts'

it('every generated file is up to date with its sources', async () => {
  const all = [...registries, ...projections]
  expect(all).toHaveLength(35)
  expect((await outdated(all)).map(({ path }) => path)).toEqual([])
})
