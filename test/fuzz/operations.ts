import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/common/root.ts'

type Schema = Readonly<Record<string, unknown>>
type Content = Readonly<Record<string, { schema: Schema; examples?: Record<string, Schema> }>>
type Response = { content?: Content; 'x-error-codes'?: readonly string[] }
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  example?: unknown
  schema: Schema
}

type PublishedOperation = {
  operationId: string
  security: readonly Record<string, unknown>[]
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Response | { $ref: string }>
}

type Published = {
  paths: Record<string, Record<string, PublishedOperation>>
  components: { responses: Record<string, Response>; examples: Record<string, { value: unknown }> }
}

/** An operation as the published definition describes it. */
export type Operation = {
  name: string
  method: string
  path: string
  /** The credentials of which the operation takes one. */
  takes: readonly string[]
  parameters: readonly Parameter[]
  /** The example of the body, if the operation reads JSON. */
  body: Readonly<Record<string, unknown>> | undefined
  /** The fields of the body, some of which the example may lack. */
  fields: readonly string[]
  responses: Record<string, Response & { at: string }>
}

/** The definition that the service publishes at `/v1/openapi.json`. */
export const published = JSON.parse(
  readFileSync(join(root, 'functions/public/openapi.json'), 'utf8'),
) as Published

/** Follows a reference to another part of the definition. */
function resolve({ $ref }: Schema): Schema | undefined {
  if (typeof $ref !== 'string') return undefined
  const names = $ref.slice('#/'.length).split('/')
  return names.reduce<unknown>((part, name) => Object(part)[name], published) as Schema
}

function fieldsOf(schema: Schema): string[] {
  const plain = resolve(schema) ?? schema
  const parts = [plain['anyOf'], plain['oneOf'], plain['allOf']].flat().filter(Boolean) as Schema[]
  return [...Object.keys(Object(plain['properties'])), ...parts.flatMap(fieldsOf)]
}

function responsesAt(path: string, method: string, operation: PublishedOperation) {
  const entries = Object.entries(operation.responses).map(([status, response]) => {
    const reference = '$ref' in response ? response.$ref : undefined
    const pointer = ['', 'paths', path, method, 'responses', status].map(escaped).join('/')
    const found = (reference ? resolve(response) : response) as Response
    return [status, { ...found, at: reference ?? `#${pointer}` }] as const
  })
  return Object.fromEntries(entries)
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** All operations of the definition, so that nobody has to list a new one. */
export const operations: readonly Operation[] = Object.entries(published.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const media = operation.requestBody?.content['application/json']
      const [example] = Object.values(media?.examples ?? {})
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        takes: operation.security.flatMap((each) => Object.keys(each)),
        parameters: operation.parameters ?? [],
        body: example && (resolve(example)?.['value'] as Operation['body']),
        fields: media ? [...new Set(fieldsOf(media.schema))] : [],
        responses: responsesAt(path, method, operation),
      }
    }),
)
