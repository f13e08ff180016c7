import { definitionIn, responseIn } from '@plant/testing/definition'
import { describe, expect, it } from 'vitest'
import { routes } from '../composition/endpoints.ts'
import { publicDocument } from './public.ts'
import type { Operation, Schema } from './types.ts'

const document = publicDocument(routes)

/** Returns the schemas of a request and of its responses, with their places. */
function schemasOf({ parameters = [], responses }: Operation): [string, Schema][] {
  const parts = [
    ...parameters.map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(responses).map(
      ([status, each]) => [status, responseIn(document, each).schema] as const,
    ),
  ]
  return parts.filter((part): part is [string, Schema] => part[1]?.['$ref'] !== undefined)
}

describe('the public definition', () => {
  it('has an example of each request body and each response', () => {
    const all = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        schemasOf(operation).map(
          ([part, schema]) => [`${method} ${path}: ${part}`, schema] as const,
        ),
      ),
    )
    expect(all.length).toBeGreaterThan(700)
    const missing = all.filter(([, schema]) => !('example' in definitionIn(document, schema)))
    expect(missing.map(([place]) => place)).toEqual([])
  })
})
