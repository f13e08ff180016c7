import { definitionIn, responseIn } from '@plant/testing/definition'
import { describe, expect, it } from 'vitest'
import { callableRoutes, routes } from '../composition/endpoints.ts'
import { publicDocument } from './public.ts'
import type { Schema } from './types.ts'

const document = publicDocument(routes)

const propertiesOf = (schema: Schema = {}) =>
  Object.keys(definitionIn(document, schema)['properties'] as Schema)

describe.each([...callableRoutes])('the definition of %s', (_name, route) => {
  const { parameters = [], responses } = document.paths[route.path]?.['post'] ?? { responses: {} }

  it('includes the envelope of callable clients for requests, responses and errors', () => {
    const body = parameters.find((each) => each.in === 'body')
    expect(propertiesOf(body?.schema)).toContain('data')
    for (const [status, response] of Object.entries(responses)) {
      const { schema } = responseIn(document, response)
      expect(propertiesOf(schema)).toContain(Number(status) < 300 ? 'result' : 'error')
    }
  })
})
