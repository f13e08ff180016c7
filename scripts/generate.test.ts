import { expect, it } from 'vitest'
import { outdated, projections } from './generate.ts'

it('has written every projection as the contract is now', async () => {
  expect(projections).toHaveLength(5)
  expect((await outdated()).map(({ path }) => path)).toEqual([])
})

it('replaces what stands between the markers of the README and nothing else', () => {
  const readme = projections.find(({ path }) => path === 'README.md')
  const text = readme?.text(
    'above\n<!-- endpoints:begin -->\nwritten by hand\n<!-- endpoints:end -->\nbelow\n',
  )
  expect(text).toMatch(
    /^above\n<!-- endpoints:begin -->\n\| Method[^]+\n<!-- endpoints:end -->\nbelow\n$/,
  )
  expect(text).not.toContain('written by hand')
  expect(() => readme?.text('no markers')).toThrow('README.md')
})
