import { z } from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import type { FieldError } from '../contract/errors.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { problem } from '../domain/problem.ts'
import { isObject, type JsonObject } from './request-body.ts'
import { validationMessage } from './validation-messages.ts'

const { fieldErrorsMax, queryParametersMax } = limits.request

/** The parts of a request before validation. The body no longer has its envelope. */
export type Sources = {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: JsonObject
}

/**
 * Validates and merges path, query and body. The path overrides the body, so that a body cannot
 * name another resource. Throws 400 INVALID_ARGUMENT, which names every invalid field.
 */
export function parseInput(route: Route, sources: Sources): Record<string, unknown> {
  const { endpoint } = route
  const errors: FieldError[] = []
  const query = parsePart(endpoint.query, queryFields(endpoint, sources.query, errors), errors)
  const body = parsePart(route.body ?? endpoint.body, sources.body, errors)
  const params = parsePart(endpoint.params, paramFields(route, sources), errors, route.idInBody)
  if (errors.length > 0) {
    const named = errors.slice(0, fieldErrorsMax)
    throw problem('INVALID_ARGUMENT', { detail: 'The request has invalid fields.', errors: named })
  }
  const { idempotencyKey: _readBeside, ...fields } = { ...query, ...body, ...params }
  return fields
}

function parsePart(
  schema: z.ZodObject | undefined,
  fields: JsonObject,
  errors: FieldError[],
  idInBody?: string,
): Record<string, unknown> {
  if (schema === undefined) return {}
  const parsed = schema.safeParse(withoutNulls(schema, fields), { error: validationMessage })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String)
    if (idInBody !== undefined && path[0] === 'id') path[0] = idInBody
    errors.push({ field: path.join('.') || 'body', message: issue.message })
  }
  return {}
}

/** An unversioned route has its id in the body, under another name. */
function paramFields(route: Route, sources: Sources): JsonObject {
  if (route.idInBody === undefined) return sources.params
  return { ...sources.params, id: sources.body[route.idInBody] }
}

/** Rejects a repeated name, because servers disagree about which value of the name counts. */
function queryFields(endpoint: Endpoint, query: URLSearchParams, errors: FieldError[]): JsonObject {
  if (endpoint.query === undefined || query.size === 0) return {}
  if (query.size > queryParametersMax) {
    errors.push({ field: 'query', message: `must have at most ${queryParametersMax} parameters` })
    return {}
  }
  for (const [name, values] of Map.groupBy(query.keys(), (key) => key)) {
    if (values.length > 1) errors.push({ field: name, message: 'must be given once' })
  }
  return Object.fromEntries(query)
}

/** Drops null from fields that reject null, because null means absent. Keeps free-form values. */
function withoutNulls({ shape }: z.ZodObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(
    // A body can have thousands of names that the schema lacks.
    Object.entries<z.ZodType>(shape).flatMap(([name, schema]) => {
      if (!Object.hasOwn(fields, name)) return []
      const value = fields[name]
      if (value === null) return schema.safeParse(null).success ? [[name, null]] : []
      return [[name, withoutNestedNulls(innermost(schema), value)]]
    }),
  )
}

function withoutNestedNulls(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = innermost(schema.element as z.ZodType)
    return value.map((member) => withoutNestedNulls(element, member))
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return value
  return withoutNulls(schema, value)
}

/** Unwraps optional, default and nullable schemas. */
function innermost(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  return isWrapped ? innermost(schema.unwrap() as z.ZodType) : schema
}
