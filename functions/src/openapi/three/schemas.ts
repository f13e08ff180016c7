import { z } from 'zod'
import { webhookBodies } from '../../contract/events.ts'
import type { Route } from '../../contract/route.ts'
import { pascalCase } from '../document.ts'
import { callableError, type Either, envelopedSchemas } from '../envelope.ts'
import type { Names } from '../names.ts'
import { isNoise, isSchema, numberFormat } from '../schema.ts'
import { withTitles } from '../titles.ts'
import type { Schema } from '../types.ts'

export const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

type EventType = keyof typeof webhookBodies

/** Returns the name of an event's schema: `AnalysisCompletedEvent`. */
export function eventName(type: EventType): string {
  return `${pascalCase(type)}Event`
}

/** Drops keywords of JSON Schema 2020-12 that no reader needs. */
export function tidy(schema: Schema): Schema {
  const tidied = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword, member]) => !isNoise(keyword, member, schema))
      .map(([keyword, member]) => [keyword, tidyMember(keyword, member)]),
  )
  return { ...tidied, ...numberFormat(tidied) }
}

function tidyMember(keyword: string, member: unknown): unknown {
  if (Array.isArray(member)) return member.map((part) => (isSchema(part) ? tidy(part) : part))
  if (!isSchema(member)) return member
  if (keyword !== 'properties') return tidy(member)
  return Object.fromEntries(
    Object.entries(member).map(([name, property]) => [name, tidy(property as Schema)]),
  )
}

/** Allows null for each optional member of a request (http/input.ts). */
function withOptionalNulls(schema: Schema): Schema {
  const { properties, required = [] } = schema as { properties?: Schema; required?: string[] }
  if (!properties) return schema
  const members = Object.entries(properties).map(([name, member]) => {
    const inner = withOptionalNulls(member as Schema)
    return [name, required.includes(name) ? inner : orNull(inner)] as const
  })
  return { ...schema, properties: Object.fromEntries(members) }
}

function orNull(schema: Schema): Schema {
  const { description, default: standard, ...rest } = schema
  return {
    anyOf: [rest, { type: 'null' }],
    ...(description === undefined ? {} : { description }),
    ...(standard === undefined ? {} : { default: standard }),
  }
}

const either: Either = (plain, member, description) => {
  const inner = refer(plain)
  const enveloped = {
    title: `${plain}In${pascalCase(member)}`,
    type: 'object',
    description: 'In the envelope of callable clients.',
    properties: { [member]: member === 'error' ? callableError(inner) : inner },
    required: [member],
  }
  return { description, anyOf: [inner, enveloped] }
}

/** Returns every schema of the document by name: requests, responses, envelopes and events. */
export function schemasOf(routes: readonly Route[], names: Names): Record<string, Schema> {
  const { registry, bodies, nameOf } = names
  for (const [type, schema] of Object.entries(webhookBodies)) {
    registry.add(schema, { id: eventName(type as EventType) })
  }
  const bodyNames = new Set([...bodies.values()].map(nameOf))
  // Uses the input side of responses too: the output side would forbid members of later versions.
  const { schemas } = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
  })
  const plain = Object.entries(schemas).map(([name, schema]) => {
    const tidied = tidy(schema as Schema)
    return [name, bodyNames.has(name) ? withOptionalNulls(tidied) : tidied] as const
  })
  return withTitles({ ...Object.fromEntries(plain), ...envelopedSchemas(routes, names, either) })
}
