import type { z } from 'zod'
import { bodyOf } from '../../functions/src/contract/body.ts'
import type { Route } from '../../functions/src/contract/route.ts'

/** One field of a request with a value that its schema refuses. */
export type WrongValue = { field: string; value: unknown }

/** A value of every type that JSON has, and lists of wrong things. */
const bodyCandidates: readonly unknown[] = [
  7,
  -1.5,
  true,
  null,
  '',
  'text',
  [],
  [7],
  [''],
  {},
  { a: 1 },
  'x'.repeat(20_000),
]
/** A query is text, so its types are spellings. */
const queryCandidates: readonly string[] = ['', 'text', '1.5', '-1', 'null', 'yes', '2026-13-41']

/**
 * What the schema of a route's body refuses, field by field; derived, so that a new field is walked
 * without being listed.
 */
export function wrongBodyValues(route: Route): WrongValue[] {
  if (route.endpoint.rawBody) return []
  return wrongValues(bodyOf(route), bodyCandidates)
}

export function wrongQueryValues(route: Route): WrongValue[] {
  return wrongValues(route.endpoint.query, queryCandidates)
}

function wrongValues(
  schema: z.ZodObject | undefined,
  candidates: readonly unknown[],
): WrongValue[] {
  return Object.entries(schema?.shape ?? {}).flatMap(([field, type]) =>
    candidates
      .filter((value) => !takes(type as z.ZodType, value))
      .map((value) => ({ field, value })),
  )
}

/** Null is the absence of a field, so that one which may be absent takes it. */
function takes(type: z.ZodType, value: unknown): boolean {
  return type.safeParse(value).success || (value === null && type.safeParse(undefined).success)
}

/** The fields that some value is refused for; a field that takes anything has none. */
export function fieldsOf(values: readonly WrongValue[]): Set<string> {
  return new Set(values.map(({ field }) => field))
}
