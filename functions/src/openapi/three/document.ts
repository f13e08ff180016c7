import { grouped } from '../../contract/grouped.ts'
import type { Route } from '../../contract/route.ts'
import { schemaNames } from '../names.ts'
import { publicDocument, securityDefinitions } from '../public.ts'
import { tags } from '../tags.ts'
import type * as Two from '../types.ts'
import { answerExamples, componentExamples, problemExamples, requestExamples } from './examples.ts'
import { schemasOf, tidy } from './schemas.ts'
import type { MediaType, OpenApiDocument, Operation, Parameter, Response } from './types.ts'
import { eventExamples, webhookCalls, webhooks } from './webhooks.ts'

const securitySchemes = {
  identityToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An identity token of Firebase Auth, or of another provider of the deployment.',
  },
  apiKey: securityDefinitions.apiKey,
}

/**
 * The definition at `/v1/openapi.json`: the Swagger 2.0 definition plus the webhook calls.
 * Preflights are absent, because browsers send preflights by themselves.
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
    // The address is relative, so that clients use the address that served this document.
    servers: [{ url: '/' }],
    tags: tags.filter(({ name }) => name !== 'preflight'),
    paths,
    webhooks,
    components: {
      securitySchemes,
      schemas: schemasOf(routes, schemaNames(routes)),
      responses: toProblemResponses(responses as Record<string, Two.Response>),
      examples: { ...componentExamples(routes), ...eventExamples },
      pathItems: webhookCalls,
    },
  }
}

const json = 'application/json'

function referred(schema: Two.Schema): Two.Schema {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  return { $ref: reference.replace('#/definitions/', '#/components/schemas/') }
}

function parameterOf(route: Route, parameter: Two.Parameter): Parameter {
  const { name, in: place, required, description, ...schema } = parameter
  const { params = {}, query = {} } = route.endpoint.examples
  const example = name === 'Idempotency-Key' ? idempotencyKey : (params[name] ?? query[name])
  return {
    name,
    in: place as Parameter['in'],
    required,
    ...(description === undefined ? {} : { description }),
    schema: tidy(schema),
    ...(example === undefined ? {} : { example }),
  }
}

const idempotencyKey = '3f0c8a52-6d1b-4e7a-9b0f-2c5d8e7f1a34'

function requestBodyOf(route: Route, body: Two.Parameter): NonNullable<Operation['requestBody']> {
  const isRaw = route.endpoint.rawBody === true
  const media: MediaType = {
    schema: referred(body.schema ?? {}),
    ...(isRaw ? {} : { examples: requestExamples(route) }),
  }
  return {
    required: body.required,
    description: `Less than ${grouped(route.bodyBytesLimit)} bytes, else 413.`,
    content: { [json]: media },
  }
}

function headersOf(headers: Record<string, Two.Schema>): NonNullable<Response['headers']> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, { description, ...schema }]) => [
      name,
      { description: String(description), schema },
    ]),
  )
}

function responseOf(response: Two.Response, shown: Record<string, Two.Schema>): Response {
  const { description, schema, headers } = response
  const codes = response['x-error-codes']
  return {
    description,
    ...(headers ? { headers: headersOf(headers) } : {}),
    ...(schema
      ? { content: contentOf({ schema: referred(schema), examples: shown }, !!codes) }
      : {}),
    ...(codes ? { 'x-error-codes': codes } : {}),
  }
}

function contentOf(media: MediaType, isProblem: boolean): Record<string, MediaType> {
  return {
    [json]: media,
    ...(isProblem ? { 'application/problem+json': { schema: media.schema } } : {}),
  }
}

/** Converts the error responses, by the names that operations refer to. */
function toProblemResponses(two: Record<string, Two.Response>): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(two).map(([name, response]) => [
      name,
      responseOf(response, problemExamples(response['x-error-codes'] ?? [])),
    ]),
  )
}

function toOperation(route: Route, two: Two.Operation): Operation {
  const { parameters = [], responses, description = '', ...same } = two
  const { produces: _produces, ...rest } = same as typeof same & { produces?: unknown }
  const body = parameters.find((each) => each.in === 'body')
  const others = parameters.filter((each) => each !== body)
  return {
    ...rest,
    description,
    ...(others.length > 0
      ? { parameters: others.map((parameter) => parameterOf(route, parameter)) }
      : {}),
    ...(body ? { requestBody: requestBodyOf(route, body) } : {}),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        '$ref' in response
          ? { $ref: response.$ref.replace('#/responses/', '#/components/responses/') }
          : responseOf(response, answerExamples(route, status)),
      ]),
    ),
  }
}
