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

/** The message continues a sentence that starts with the field. A schema's message has priority. */
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

const units: Record<string, string> = { string: 'character', array: 'item', set: 'item' }

type RangeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>
type Bound = number | bigint | null
type Bounds = { minimum: Bound; maximum: Bound }

function outOfRange(issue: RangeIssue): string {
  const { minimum, maximum } = bounds(issue)
  const unit = units[issue.origin]
  const verb = unit === undefined ? 'must be' : 'must have'
  const suffix = unit === undefined ? '' : ` ${unit}${(maximum ?? minimum) === 1 ? '' : 's'}`
  if (minimum === null) return `${verb} at most ${maximum}${suffix}`
  if (maximum === null) return `${verb} at least ${minimum}${suffix}`
  if (unit === undefined) return `must be between ${minimum} and ${maximum}`
  return `must have ${minimum} to ${maximum}${suffix}`
}

/** An issue states only the violated limit, so the other limit is read from the schema. */
function bounds(issue: RangeIssue): Bounds {
  const declared = declaredBounds(issue.schema)
  return issue.code === 'too_small'
    ? { ...declared, minimum: issue.minimum }
    : { ...declared, maximum: issue.maximum }
}

function declaredBounds(schema: unknown): Bounds {
  if (schema instanceof z.ZodString) {
    return { minimum: schema.minLength || null, maximum: schema.maxLength }
  }
  if (schema instanceof z.ZodNumber) {
    return { minimum: finite(schema.minValue), maximum: finite(schema.maxValue) }
  }
  return { minimum: null, maximum: null }
}

/** Returns null for the limits of safe integers, which a message must not name. */
function finite(bound: number | null): Bound {
  return bound === null || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound
}
