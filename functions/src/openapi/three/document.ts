import type { Route } from '../../contract/route.ts'
import { schemaNames } from '../names.ts'
import { publicDocument } from '../public.ts'
import { tags } from '../tags.ts'
import type * as Two from '../types.ts'
import { componentExamples } from './examples.ts'
import { toOperation, toProblemResponses } from './operation.ts'
import { schemasOf } from './schemas.ts'
import type { OpenApiDocument, Operation } from './types.ts'
import { eventExamples, webhooks } from './webhooks.ts'

const securitySchemes = {
  identityToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An identity token of Firebase Auth, or of another provider of the deployment.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'A `pk_ent_` token; paths that accept a key also accept it as a bearer token.',
  },
}

/**
 * Builds the definition at `/v1/openapi.json`: the Swagger 2.0 definition plus the webhook calls,
 * without preflights, which browsers send automatically.
 */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const { info, paths: two, responses } = publicDocument(routes)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    const method = route.method.toLowerCase()
    const operation = two[route.path]?.[method]
    if (!operation) throw new Error(`${route.method} ${route.path}: is not in the definition`)
    paths[route.path] = { ...paths[route.path], [method]: toOperation(route, operation) }
  }
  return {
    openapi: '3.1.1',
    info,
    // Relative, so that clients use the address that served this document.
    servers: [{ url: '/' }],
    tags: tags.filter(({ name }) => name !== 'preflight'),
    paths,
    webhooks,
    components: {
      securitySchemes,
      schemas: schemasOf(routes, schemaNames(routes)),
      responses: toProblemResponses(responses as Record<string, Two.Response>),
      examples: { ...componentExamples(routes), ...eventExamples },
    },
  }
}
