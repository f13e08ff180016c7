import { z } from 'zod'
import type { Endpoint } from '../../../functions/src/contract/endpoint.ts'
import { errors } from '../../../functions/src/contract/errors.ts'
import { webhookBodies } from '../../../functions/src/contract/events.ts'
import { idParams } from '../../../functions/src/contract/schemas/common.ts'
import { image } from '../../../functions/src/contract/schemas/image.ts'
import { pageQuery } from '../../../functions/src/contract/schemas/query.ts'
import { sharedSchemas } from '../../../functions/src/openapi/names.ts'
import { eventName } from '../../../functions/src/openapi/three/schemas.ts'
import { offeredRoutes } from './offered.ts'
import { comment, type JsonSchema, typeText } from './type-text.ts'

/** The client's generated module with the types of every operation, event and error code. */
export function clientTypesModule(): string {
  const sent = namesOf('input')
  const answered = namesOf('output')
  for (const [name, schema] of [['Image', image] as const, ...sharedSchemas()]) {
    const side = bodies.has(schema) ? sent : answered
    side.add(name, schema)
  }
  sent.add('IdParams', idParams)
  // Callers of a query see the parsed types, although any text may arrive.
  answered.add('PageQuery', pageQuery)
  for (const type of eventTypes) answered.add(eventName(type), webhookBodies[type])
  const entries = offeredRoutes.map(({ endpoint }) => operationText(endpoint, sent, answered))
  return `// Generated from the contract by \`npm run generate\`; change the schemas instead.

/** An error code of the service. */
export type ErrorCode =
${Object.keys(errors)
  .map((code) => `  | '${code}'\n`)
  .join('')}
${declarations(sent, answered)}
/** The body of a webhook request, by event type. */
export type WebhookEvent =
${eventTypes.map((type) => `  | ${eventName(type)}\n`).join('')}
/** Input and output of each operation. */
export type Operations = {
${entries.join('')}}

export type OperationName = keyof Operations
`
}

const eventTypes = Object.keys(webhookBodies) as (keyof typeof webhookBodies)[]

const bodies = new Set<z.ZodType>(offeredRoutes.flatMap(({ endpoint }) => endpoint.body ?? []))

/** The schemas of requests or of responses, by type name. */
type Names = {
  /** Registers the schema and returns the name under which the schema was first registered. */
  add(name: string, schema: z.ZodType): string
  schemas(): [string, JsonSchema][]
}

function namesOf(io: 'input' | 'output'): Names {
  const registry = z.registry<{ id: string }>()
  return {
    add: (name, schema) => {
      if (!registry.has(schema)) registry.add(schema, { id: name })
      return registry.get(schema)?.id ?? name
    },
    schemas: () => {
      const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => id })
      return Object.entries(schemas as Record<string, JsonSchema>)
    },
  }
}

function declarations(sent: Names, answered: Names): string {
  return [...sent.schemas(), ...answered.schemas()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => {
      const type = name.endsWith('Query') ? { ...schema, required: [] } : schema
      return `${comment(schema.description ? [schema.description] : [], '')}export type ${name} = ${typeText(type)}\n`
    })
    .join('\n')
}

function operationText(endpoint: Endpoint, sent: Names, answered: Names): string {
  const { id, summary, description, params, query, body, output } = endpoint
  const type = id.replace(/(?:^|\.)(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const parts = [
    params && `params: ${sent.add(`${type}Params`, params)}`,
    query && `query?: ${answered.add(`${type}Query`, query)} | undefined`,
    body && bodyText(body, sent.add(`${type}Body`, body)),
  ].filter((part) => part !== undefined)
  const answers = Object.entries(output).flatMap(([status, schema]) =>
    schema ? [answered.add(`${type}Output${status}`, schema)] : [],
  )
  const answer = [...new Set(answers)].join(' | ') || 'unknown'
  return `${comment([`${summary}.`, ...description], '  ')}  '${id}': {
    input: ${parts.length === 0 ? '{}' : `{ ${parts.join('; ')} }`}
    output: ${answer}
  }
`
}

/** Makes the body optional if none of its fields is required. */
function bodyText(body: z.ZodObject, type: string): string {
  return body.safeParse({}).success ? `body?: ${type} | undefined` : `body: ${type}`
}
