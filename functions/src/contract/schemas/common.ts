import { z } from 'zod'
import { countryCodes } from '../countries.ts'
import { tagOfLocaleName } from '../language-tag.ts'
import { limits } from '../limits.ts'
import { named } from '../names.ts'

/** A time in RFC 3339 format, in UTC with a `Z`, as in every response. */
export const time = z.iso.datetime()
export const count = z.int().min(0)
export const atLeastOne = z.number().int().min(1)
export const positiveInteger = z.number().int().positive()
export const text = z.string()
export const nullableText = text.nullable()
export const nonEmptyText = (charactersMax: number) => z.string().min(1).max(charactersMax)

/**
 * An id in a path or a body. The pattern rejects the separators of document paths and the reserved
 * names of the database (`__x__`).
 */
export const resourceId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'must be an id')

/** A user's id. Identity providers other than Firebase use `|`, `:`, `.`, `@` and `+` in ids. */
export const userId = z
  .string()
  .regex(/^(?!__.*__$)(?!\.+$)[\w.:|@+-]{1,128}$/, 'must be a user id')

/** The path parameter of most operations. */
export const idParams = z.object({
  id: resourceId.describe('The id of the resource that the path names.'),
})

/** A number from `min` to `max`. The error message states both bounds. */
export function between(min: number, max: number): z.ZodNumber {
  const message = `must be between ${min} and ${max}`
  return z.number().min(min, message).max(max, message)
}

/** A whole number from `min` to `max`. The error message states both bounds. */
export function wholeBetween(min: number, max: number): z.ZodInt {
  const message = `must be a whole number between ${min} and ${max}`
  return z.int(message).min(min, message).max(max, message)
}

/** A list without duplicate values. */
export function distinct<S extends z.ZodType>(item: S, min: number, max: number): z.ZodArray<S> {
  return z
    .array(item)
    .min(min)
    .max(max)
    .refine((values) => new Set(values).size === values.length, 'must not hold a value twice')
    .meta({ uniqueItems: true })
}

function isLanguageTag(tag: string): boolean {
  try {
    Intl.getCanonicalLocales(tag)
    return true
  } catch {
    return false
  }
}

/**
 * A well-formed BCP 47 language tag, also of a language that the service does not support. The
 * schema converts locale names to language tags. The length is checked first, because the time of
 * `Intl` grows with the square of the number of variants.
 */
export const languageTag = z
  .string()
  .max(limits.analysis.languageTagCharactersMax, { abort: true })
  .overwrite(tagOfLocaleName)
  .refine(isLanguageTag, 'must be a well-formed language tag, such as pt-BR')

const notCountry = 'must be a country code of ISO 3166-1, such as DE'

/** A country's ISO code in upper or lower case. The schema converts the code to upper case. */
export const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/, { error: notCountry, abort: true })
  .toUpperCase()
  .refine((code) => countryCodes.includes(code), notCountry)

/** Control characters, in the syntax of the patterns of every language. */
const controls = '\\x00-\\x1f\\x7f-\\x9f'
const controlsExceptBreaks = '\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f'
/**
 * Line separators and characters that reorder the following text, which could disguise a name.
 * Hindi, Persian, Arabic and Hebrew need U+200C to U+200F and U+061C, which are not included.
 */
const reordering = '\\u2028-\\u202e\\u2066-\\u2069'
const noControls = new RegExp(`^[^${controlsExceptBreaks}]*$`)
const noReordering = new RegExp(`^[^${controlsExceptBreaks}${reordering}]*$`)
const oneLine = new RegExp(`^[^${controls}${reordering}]*$`)

/** A name or reference that callers choose: one line in any script. */
export function inOneLine(schema: z.ZodString): z.ZodString {
  return schema.regex(oneLine, 'must be one line without control characters')
}

/** A reason that operators read: lines in any script. */
export function inLines(schema: z.ZodString): z.ZodString {
  return schema.regex(noReordering, 'must hold no control characters')
}

/** A name that a person types. The schema trims the name before it checks the length. */
export function displayName(charactersMax: number): z.ZodString {
  return inOneLine(z.string().trim().min(1).max(charactersMax))
}

/** Matches the beginning of a markup tag, but not the text "a spot < 5 mm". */
const tag = /<[a-z/!?]/i

/** A person's own text: trimmed lines without markup. A client must still escape the text. */
export function writtenText(charactersMax: number) {
  return z
    .string()
    .trim()
    .max(charactersMax)
    .regex(noControls, 'must hold no control characters')
    .refine((text) => !tag.test(text), 'must hold no markup')
}

const plantIdCharactersMax = limits.analysis.plantIdCharactersMax
/** NFC shortens no name to less than a quarter. */
const decomposedMax = 4 * plantIdCharactersMax

/**
 * The caller's own name for a plant: one line in any script. The schema trims the name. The schema
 * also normalises the name to Unicode NFC, because the filter of a list compares characters and
 * keyboards write an accented letter in two ways. The length is checked first, because the time of
 * the normalisation grows with the square of the length.
 */
export const plantId = inOneLine(
  z
    .string()
    .trim()
    .max(decomposedMax, { abort: true })
    .normalize('NFC')
    .min(1)
    .max(plantIdCharactersMax),
)

/** The response to the removal of a resource. */
export const removed = named(
  'Removed',
  z.object({
    id: z.string().describe('The id of the removed resource.'),
    deleted: z.literal(true).describe('Always true.'),
  }),
)

export const quota = named(
  'Quota',
  z
    .object({
      limit: count.describe('Units per UTC day.'),
      used: count.describe('Units used today.'),
      remaining: count.describe('Units left today.'),
      resetsAt: time.describe('The next midnight in UTC, when all units are available again.'),
    })
    .describe('The daily quota that the caller draws on; an analysis costs one unit.'),
)

/**
 * The Idempotency-Key of a callable client. The schema accepts any string. The service rejects a
 * malformed UUID in the body or the header with IDEMPOTENCY_KEY_INVALID.
 */
export const keyInBody = {
  idempotencyKey: text
    .describe('As the Idempotency-Key header, for clients that cannot send headers.')
    .optional(),
}
