import { z } from 'zod'
import { tagOfLocaleName } from '../language-tag.ts'
import { limits } from '../limits.ts'
import { named } from '../names.ts'

/** RFC 3339 in UTC with a `Z`, as every response gives it. */
export const time = z.iso.datetime()
/** A whole number from 0 on. */
export const count = z.int().min(0)

/**
 * An id in a path or a body. What does not match can name nothing. The pattern keeps separators of
 * document paths and the database's reserved names (`__x__`) out of every look-up.
 */
export const resourceId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'must be an id')

/** A user's id. Identity providers beside Firebase put `|`, `:`, `.`, `@` and `+` into theirs. */
export const userId = z
  .string()
  .regex(/^(?!__.*__$)(?!\.+$)[\w.:|@+-]{1,128}$/, 'must be a user id')

/** The path parameter that most operations take. */
export const idParams = z.object({
  id: resourceId.describe('The id of the resource that the path names.'),
})

/** A number between two bounds, both allowed, that says so in one sentence where it is not. */
export function between(min: number, max: number): z.ZodNumber {
  const message = `must be between ${min} and ${max}`
  return z.number().min(min, message).max(max, message)
}

/** As `between`, whole numbers only. */
export function wholeBetween(min: number, max: number): z.ZodInt {
  const message = `must be a whole number between ${min} and ${max}`
  return z.int(message).min(min, message).max(max, message)
}

/** A list in which no value may stand twice. */
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
 * A well-formed BCP 47 tag, as the runtime's own locale data understands it; served or not. The
 * name of a locale is taken as its tag.
 */
export const languageTag = z
  .string()
  .overwrite(tagOfLocaleName)
  .max(limits.analysis.languageTagCharactersMax)
  .refine(isLanguageTag, 'must be a well-formed language tag, such as pt-BR')

/** What a person types as the name of a thing: trimmed before it is measured. */
export function displayName(charactersMax: number): z.ZodString {
  return z.string().trim().min(1).max(charactersMax)
}

/** The beginning of a tag; "a spot < 5 mm" is none. */
const tag = /<[a-z/!?]/i

/**
 * What a person writes: lines of text, trimmed, without markup. Whoever shows it must still escape
 * it.
 */
export function writtenText(charactersMax: number) {
  return z
    .string()
    .trim()
    .max(charactersMax)
    .refine(
      (text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text),
      'must hold no control characters',
    )
    .refine((text) => !tag.test(text), 'must hold no markup')
}

/** What the database and JSON can carry unchanged, on one line: half a pair of UTF-16 cannot. */
function isOneLine(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/**
 * The caller's own name of a plant: any letters of any language on one line. It is trimmed and
 * brought into Unicode's form NFC, because two keyboards write one accented name in two ways and
 * the filter compares characters.
 */
export const plantId = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(limits.analysis.plantIdCharactersMax)
  .refine(isOneLine, 'must be one line without control characters')

/** The response to every removal. */
export const removed = named(
  'Removed',
  z.object({
    id: z.string().describe('The id of the removed resource.'),
    deleted: z.literal(true).describe('Always true.'),
  }),
)

/** The state of a daily quota. */
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
 * The Idempotency-Key of a callable client. Any string: that it is no UUID has a code of its own,
 * as in the header (IDEMPOTENCY_KEY_INVALID).
 */
export const keyInBody = {
  idempotencyKey: z
    .string()
    .describe('As the Idempotency-Key header, for clients that cannot send headers.')
    .optional(),
}
