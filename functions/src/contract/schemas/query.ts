import { z } from 'zod'
import { limits } from '../limits.ts'
import { languageTag, nonEmptyText, text } from './common.ts'

// Query values arrive as text, and a repeated parameter as a list. A value that is not a number or
// boolean ("abc", "1.5", "", "1e2", a list) stays unchanged, so that the schema rejects it.
function toInteger(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
}

function toBoolean(value: unknown): unknown {
  if (value === 'true') return true
  return value === 'false' ? false : value
}

// Clamps before the check: a page size beyond the safe integers is too large, but not malformed.
function toPageSize(value: unknown): unknown {
  const size = toInteger(value)
  return typeof size === 'number' ? Math.min(size, limits.page.sizeMax) : size
}

/** A whole number from `min` to `max` in a query. The error message states both bounds. */
export function queryInteger(min: number, max: number) {
  const message = `must be a whole number between ${min} and ${max}`
  return z.preprocess(toInteger, z.int(message).min(min, message).max(max, message))
}

/** `true` or `false` in a query. */
export const queryBoolean = z.preprocess(toBoolean, z.boolean('must be true or false'))

/** The language of the reader in a query of stored analyses. */
export const queryLanguage = languageTag
  .describe('The BCP 47 tag of the language for our texts; as they were stored without it.')
  .optional()

const pageSizeMessage = 'must be a whole number from 1 on'

/** The query parameters of every list. */
export const pageQuery = z.object({
  pageSize: z
    .preprocess(toPageSize, z.int(pageSizeMessage).min(limits.page.sizeMin, pageSizeMessage))
    .describe(
      `${limits.page.sizeDefault} where absent; more than ${limits.page.sizeMax} is ${limits.page.sizeMax}.`,
    )
    .default(limits.page.sizeDefault),
  pageToken: nonEmptyText(limits.page.tokenCharactersMax)
    .describe('The `nextPageToken` of the previous page.')
    .optional(),
})

const timeParts =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[ +-]\d{2}:\d{2})?)?$/i

// In a query a plus sign means a space unless the client has percent-encoded it.
function toTime(text: string): string {
  const [, date, minutes = '00:00', seconds = ':00', offset = 'Z'] = timeParts.exec(text) ?? []
  return date === undefined ? text : `${date}T${minutes}${seconds}${offset.replace(' ', '+')}`
}

const rfc3339 = z.iso.datetime({ offset: true })

/** Firestore accepts the years 1 to 9999. Its client library throws for any other year. */
function isTime(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return rfc3339.safeParse(text).success && year >= 1 && year <= 9999
}

/** A date in a filter, with or without a time. A time without an offset is in UTC. */
export const queryTime = z
  .string()
  .overwrite(toTime)
  .refine(isTime, 'must be a date or a time, such as 2026-11-20 or 2026-11-20T08:18:04Z')

/** A page of a list; the last page has no `nextPageToken`. */
export function pageOf<S extends z.ZodType>(item: S) {
  return z.object({
    items: z.array(item).describe('The items of this page.'),
    nextPageToken: text
      .describe('The `pageToken` of the next page; absent on the last one.')
      .optional(),
  })
}
