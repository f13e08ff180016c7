import { expect, it } from 'vitest'
import { findConditions, findThrows } from './find.ts'
import { altered, withIds } from './mutant.ts'

const source = `
export function guard(a: boolean, b: string | null): string {
  if (a && b !== null) throw problem('NOT_FOUND')
  if (!b) throw new Error('a bug')
  return b === 'x' ? one(b) : two(b)
}
export const other = (a: boolean) => (a ? fail() : problem('INTERNAL'))
export function third(c: boolean) {
  if (c) return problem('NOT_FOUND', 'No.')
  throw refused(c)
}
`

const shown = (found: ReturnType<typeof findThrows>) =>
  found.map(({ line, was, becomes }) => `${line}: ${was} -> ${becomes}`)

it('finds what throws or returns an error of the catalogue, and no other error', () => {
  expect(shown(findThrows('a.ts', source))).toEqual([
    "3: throw problem('NOT_FOUND') -> {}",
    "9: return problem('NOT_FOUND', 'No.') -> return undefined",
    '10: throw refused(c) -> {}',
  ])
})

it('finds each condition and each operand of the named functions', () => {
  expect(shown(findConditions('a.ts', source, ['guard', 'other']))).toEqual([
    '3: a -> true',
    '3: b !== null -> true',
    '4: !b -> true',
    '4: !b -> false',
    "5: b === 'x' -> true",
    "5: b === 'x' -> false",
    '7: a -> true',
    '7: a -> false',
  ])
  expect(findConditions('a.ts', source)).toHaveLength(10)
  expect(() => findConditions('a.ts', source, ['absent'])).toThrow('no function absent')
})

it('a mutant replaces its text alone, and has the same id on another line', () => {
  const idsOf = (text: string) => withIds(findThrows('a.ts', text)).map(({ id }) => id)
  const [first] = withIds(findThrows('a.ts', source))
  expect(first && altered(source, first)).toBe(source.replace("throw problem('NOT_FOUND')", '{}'))
  expect(idsOf(`\n\n${source}`)).toEqual(idsOf(source))
  expect(new Set(idsOf(source + source)).size).toBe(6)
})
