import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  type ReviewState,
  reviewStates,
  defaultLanguage as source,
} from '../../functions/src/domain/locales/languages.ts'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import type { LocaleTree } from './check.ts'
import { awaitingOf, type Content, textsOf } from './notes.ts'

const review = z.strictObject({
  state: z.enum(reviewStates),
  /** The reviewer: a model and its number of readings, or a person and their language skills. */
  by: z.string().min(1),
  on: z.iso.date(),
})
type Review = z.infer<typeof review>

/**
 * The reviews of a language's texts. Each text names its review, and the hashes of the English text
 * and the translation at the time of the review, as in `1 0f3a9c21 77b0e4d5`. A review no longer
 * counts when the English text or the translation has changed.
 */
const status = z.strictObject({
  '@@locale': z.string(),
  reviews: z.record(z.string(), review),
  texts: z.record(z.string(), z.string().regex(/^\S+ [0-9a-f]{8} [0-9a-f]{8}$/)),
})
export type Status = z.infer<typeof status>

/** `stale` means that the English text has changed since the review. */
export type TextState = ReviewState | 'missing' | 'stale'

export const statusPath = (language: string) =>
  join(root, 'translations/status', `${language}.json`)

/** Reads a language's reviews: none if there is no file. Throws if the file is malformed. */
function readStatus(language: string): Status {
  const path = statusPath(language)
  if (!existsSync(path)) return { '@@locale': language, reviews: {}, texts: {} }
  return status.parse(readJson(path))
}

/** The state of each English text's translation, by file and key. */
export function textStates(
  tree: LocaleTree,
  language: string,
  { reviews, texts } = readStatus(language),
): Map<string, TextState> {
  return new Map(
    pairs(tree, language).map(({ key, english, text }) => {
      if (text === undefined) return [key, 'missing']
      const [number = '', sourceHash, textHash] = texts[key]?.split(' ') ?? []
      if (sourceHash === undefined) return [key, 'machine']
      if (sourceHash !== hashOf(english)) return [key, 'stale']
      return [key, textHash === hashOf(text) ? (reviews[number]?.state ?? 'machine') : 'machine']
    }),
  )
}

/**
 * Adds a review of a language to its earlier reviews. The review covers every text, or only the
 * texts that have changed since their last review. It never covers a text whose English has changed
 * while the translation stayed the same: nobody has translated this text from the new English, so
 * it stays `stale` unless `confirmed` has its key.
 */
export function reviewed(
  tree: LocaleTree,
  language: string,
  by: Review,
  { covers, confirmed = new Set() }: { covers: 'ALL' | 'CHANGED'; confirmed?: ReadonlySet<string> },
  before = readStatus(language),
): Status {
  const number = `${1 + Math.max(0, ...Object.keys(before.reviews).map(Number))}`
  const texts = pairs(tree, language).flatMap(({ key, english, text }) => {
    if (text === undefined) return []
    const earlier = before.texts[key]
    const [, sourceHash, textHash] = earlier?.split(' ') ?? []
    const isCurrent = sourceHash === hashOf(english)
    const isSame = textHash === hashOf(text)
    const isKept = isCurrent ? covers === 'CHANGED' : !confirmed.has(key)
    const stays = earlier !== undefined && isSame && isKept
    return [[key, stays ? earlier : `${number} ${hashOf(english)} ${hashOf(text)}`] as const]
  })
  const used = new Set(texts.map(([, entry]) => entry.split(' ')[0]))
  const reviews = Object.entries({ ...before.reviews, [number]: by })
  return {
    '@@locale': language,
    reviews: Object.fromEntries(reviews.filter(([each]) => used.has(each))),
    texts: Object.fromEntries(texts),
  }
}

function pairs(tree: LocaleTree, language: string) {
  return [...(tree.get(source) ?? [])].flatMap(([file, content]) =>
    textsOf(content).map(([key, english]) => ({
      key: `${file}.${key}`,
      english: String(english),
      text: ownText(tree.get(language)?.get(file) ?? {}, key),
    })),
  )
}

/** The translation of a text, or undefined if the text is still English. */
const ownText = (content: Content, key: string): unknown =>
  awaitingOf(content).includes(key) ? undefined : content[key]

const hashOf = (text: unknown): string =>
  createHash('sha256').update(String(text)).digest('hex').slice(0, 8)
