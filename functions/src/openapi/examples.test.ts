import { describe, expect, it } from 'vitest'
import { publicDocument } from './public.ts'
import type { Schema } from './types.ts'

const { paths, definitions } = publicDocument() as ReturnType<typeof publicDocument> & {
  definitions: Record<string, Schema>
}

/** The definition that a schema refers to, by its name; undefined where there is no schema. */
function referred(schema: Schema | undefined): string | undefined {
  const reference = schema?.['$ref']
  return typeof reference === 'string' ? reference.replace('#/definitions/', '') : undefined
}

describe('the public definition', () => {
  it('has an example of each request body and of each answer', () => {
    const missing = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { parameters = [], responses }]) =>
        [
          ...parameters.map((each) => ['body', referred(each.schema)] as const),
          ...Object.entries(responses).map(
            ([status, each]) => [status, referred(each.schema)] as const,
          ),
        ]
          .filter(([, name]) => name !== undefined && !definitions[name]?.['example'])
          .map(([part]) => `${method} ${path}: ${part}`),
      ),
    )
    expect(missing).toEqual([])
  })
})
