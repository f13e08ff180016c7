import { describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { parseInput } from '../../functions/src/http/input.ts'

const length = 100_000
const hostile = {
  'a valid beginning': `${'a'.repeat(length)}!`,
  'combining marks in the wrong order': `a${'\u0315'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}`,
  blanks: `a${' '.repeat(length)}b`,
  dots: '.'.repeat(length),
  dashes: '-'.repeat(length),
  underscores: '_'.repeat(length),
  'at signs': 'a@'.repeat(length / 2),
  slashes: 'https://a'.repeat(length / 9),
  brackets: '<'.repeat(length),
  'language variants': `en${Array.from({ length: (4 * length) / 7 }, (_, at) => `-v${String(at).padStart(5, '0')}`).join('')}`,
}

const fields = routes.flatMap((route) => {
  const { body, params, query } = route.endpoint
  return Object.entries({ body: route.body ?? body, params, query }).flatMap(([part, schema]) =>
    Object.keys(schema?.shape ?? {}).map((name) => ({ route, part, name })),
  )
})

describe.each(Object.entries(hostile))(
  'B1, B2, C1: a field of 100,000 characters, %s,',
  (_, text) => {
    // A check whose time grows with the square of the length would take minutes.
    it('is checked in milliseconds on every route', () => {
      expect(fields.length).toBeGreaterThan(150)
      for (const { route, part, name } of fields) {
        const values = { [name]: text }
        const sources = {
          params: part === 'params' ? values : {},
          query: new URLSearchParams(part === 'query' ? values : {}),
          body: part === 'body' ? values : {},
        }
        try {
          parseInput(route, sources)
        } catch {
          // Most fields reject the text.
        }
      }
    }, 20_000)
  },
)
