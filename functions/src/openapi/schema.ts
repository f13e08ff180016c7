import type { Schema } from './types.ts'

/** The Schema Object keywords of Swagger 2.0 that the contract uses. */
const keywords = new Set(
  [
    '$ref allOf type format title description default enum',
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf',
    'minLength maxLength pattern items minItems maxItems uniqueItems',
    'properties required additionalProperties',
  ].flatMap((line) => line.split(' ')),
)

// Keywords of zod that no reader needs: file names, and the type of property names.
const dropped = new Set(['$id', '$schema', 'propertyNames'])

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function convertMember(keyword: string, value: unknown, place: string): unknown {
  if (keyword === 'allOf' && Array.isArray(value)) {
    return value.map((part, index) => toSwaggerSchema(part, `${place}.allOf[${index}]`))
  }
  if (keyword === 'items' || keyword === 'additionalProperties') {
    return isSchema(value) ? toSwaggerSchema(value, `${place}.${keyword}`) : value
  }
  if (keyword !== 'properties' || !isSchema(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [
      name,
      toSwaggerSchema(property, `${place}.${name}`),
    ]),
  )
}

/** True for keywords that no reader needs, such as JavaScript's own limits of integers. */
export function isNoise(keyword: string, value: unknown, schema: Schema): boolean {
  if (dropped.has(keyword)) return true
  if (keyword === 'maximum') return value === Number.MAX_SAFE_INTEGER
  if (keyword === 'minimum') return value === Number.MIN_SAFE_INTEGER
  // Generators of clients write no valid code for a boolean with one value, or an object's default.
  if (keyword === 'const' || keyword === 'enum') return schema['type'] === 'boolean'
  if (keyword === 'default' && isSchema(value)) return true
  return keyword === 'pattern' && 'format' in schema
}

/** Returns the format of a number. Without a format, generators of clients take 32 bits. */
export function numberFormat({ type, format, maximum }: Schema): Schema {
  if (format !== undefined) return {}
  if (type === 'number') return { format: 'double' }
  if (type !== 'integer') return {}
  return { format: typeof maximum === 'number' && maximum < 2 ** 31 ? 'int32' : 'int64' }
}

/**
 * Converts zod's OpenAPI 3.0 output to Swagger 2.0. Throws an error with the schema's name on
 * keywords that Swagger 2.0 lacks: `anyOf`, `oneOf`, `not` and lists of types.
 */
export function toSwaggerSchema(value: unknown, place: string): Schema {
  if (!isSchema(value)) throw new Error(`${place}: is no schema`)
  const converted: Schema = {}
  for (const [keyword, member] of Object.entries(value)) {
    // Swagger 2.0 has no null, so a null default would violate its own schema.
    const isNullDefault = keyword === 'default' && member === null
    if (isNullDefault || isNoise(keyword, member, value)) continue
    if (keyword === 'nullable') converted['x-nullable'] = member
    else if (keywords.has(keyword)) converted[keyword] = convertMember(keyword, member, place)
    else throw new Error(`${place}: Swagger 2.0 has no "${keyword}"`)
  }
  // Validators of 2.0 require a type beside `nullable`; every reference points at an object.
  if (converted['x-nullable'] === true && 'allOf' in converted) converted['type'] = 'object'
  if (Array.isArray(converted['type'])) throw new Error(`${place}: Swagger 2.0 has one type only`)
  return { ...converted, ...numberFormat(converted) }
}
