import { describe, expect, it } from 'vitest'
import { callableRoutes } from '../contract/callable-routes.ts'
import { publicDocument } from './public.ts'
import type { Schema } from './types.ts'

const { paths, definitions } = publicDocument() as ReturnType<typeof publicDocument> & {
  definitions: Record<string, Schema>
}

function propertiesOf(schema: Schema | undefined): string[] {
  const name = String(schema?.['$ref']).replace('#/definitions/', '')
  return Object.keys((definitions[name]?.['properties'] ?? {}) as Schema)
}

describe.each([...callableRoutes])('the definition of %s', (_name, route) => {
  const { parameters = [], responses } = paths[route.path]?.['post'] ?? { responses: {} }

  it('knows the envelope of callable clients, in both directions and of errors', () => {
    const body = parameters.find((each) => each.in === 'body')
    expect(propertiesOf(body?.schema)).toContain('data')
    for (const [status, { schema }] of Object.entries(responses)) {
      expect(propertiesOf(schema)).toContain(Number(status) < 300 ? 'result' : 'error')
    }
  })
})
