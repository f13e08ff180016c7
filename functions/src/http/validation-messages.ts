import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const kinds: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  date: 'a time',
}

const formats: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a URL',
  uuid: 'must be a UUID',
  datetime: 'must be a time such as 2026-11-20T08:18:04Z',
  date: 'must be a date such as 2026-11-20',
}

/**
 * What is wrong with a field, in plain English that completes the sentence "<field> …".
 * A schema's own message goes before this one. It is the one place of such messages, so that no
 * caller ever reads a validator's jargon.
 */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return `must be ${kinds[issue.expected] ?? `of type ${issue.expected}`}`
    case 'invalid_value':
      return oneOf(issue.values.map(String), issue.input)
    case 'too_small':
    case 'too_big':
      return outOfRange(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'has a form that is not allowed'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_union':
      return 'has a value that is not allowed'
    default:
      return 'is not valid'
  }
}

function oneOf(values: string[], input: unknown): string {
  if (input === undefined) return 'is required'
  const named = values.map((value) => (value === '' ? 'an empty string' : value))
  return values.length === 1 ? `must be ${named[0]}` : `must be one of ${named.join(', ')}`
}

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const { minimum, maximum } = bounds(issue)
  const unit = units[issue.origin]
  if (unit === undefined) return range('must be', minimum, maximum, '')
  return range('must have', minimum, maximum, unit)
}

const units: Record<string, string> = {
  string: ' character',
  array: ' item',
  set: ' item',
}

function range(verb: string, minimum: Bound, maximum: Bound, unit: string): string {
  const last = maximum ?? minimum
  const units = unit === '' || last === 1 ? unit : `${unit}s`
  if (minimum === null) return `${verb} at most ${maximum}${units}`
  if (maximum === null) return `${verb} at least ${minimum}${units}`
  return unit === ''
    ? `${verb} between ${minimum} and ${maximum}`
    : `${verb} ${minimum} to ${maximum}${units}`
}

type Bound = number | bigint | null

/** An issue names only the bound that was passed; the other one is read from its schema. */
function bounds(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): {
  minimum: Bound
  maximum: Bound
} {
  const known = {
    minimum: issue.code === 'too_small' ? issue.minimum : null,
    maximum: issue.code === 'too_big' ? issue.maximum : null,
  }
  const declared = declaredBounds(issue.schema)
  return {
    minimum: known.minimum ?? declared.minimum,
    maximum: known.maximum ?? declared.maximum,
  }
}

function declaredBounds(schema: unknown): { minimum: Bound; maximum: Bound } {
  if (schema instanceof z.ZodString) {
    return { minimum: schema.minLength || null, maximum: schema.maxLength }
  }
  if (schema instanceof z.ZodNumber) {
    return { minimum: finite(schema.minValue), maximum: finite(schema.maxValue) }
  }
  return { minimum: null, maximum: null }
}

/** An unbounded or merely safe integer has no bound worth naming. */
function finite(bound: number | null): Bound {
  return bound === null || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound
}
