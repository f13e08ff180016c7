import type { z } from 'zod'
import { bodyOf } from '../../functions/src/contract/body.ts'
import type { Route } from '../../functions/src/contract/route.ts'

/** A field of a request with a value that its schema rejects. */
export type WrongValue = { field: string; value: unknown }

/** At least one value of every JSON type, and lists of invalid values. */
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
/** Candidates for query parameters. Every candidate is a text, as query parameters are texts. */
const queryCandidates: readonly string[] = ['', 'text', '1.5', '-1', 'null', 'yes', '2026-13-41']

/**
 * Values that the body schema of a route rejects, by field. The values are derived from the schema,
 * so that the tests cover new fields.
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

/** Null means a missing field, so an optional field accepts null. */
function takes(type: z.ZodType, value: unknown): boolean {
  return type.safeParse(value).success || (value === null && type.safeParse(undefined).success)
}

/** The fields with at least one invalid value. */
export function fieldsOf(values: readonly WrongValue[]): Set<string> {
  return new Set(values.map(({ field }) => field))
}
