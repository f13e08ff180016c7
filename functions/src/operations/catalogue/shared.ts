import { z } from 'zod'
import { limits } from '../../contract/limits.ts'
import { textsLanguage } from '../../contract/schemas/catalogue.ts'
import { inOneLine, languageTag } from '../../contract/schemas/common.ts'
import { chooseLanguage } from '../../domain/locales/choose-language.ts'
import { catalogueLanguages, reviewOf } from '../../domain/locales/languages.ts'
import { isServedBy, isServedIn } from '../../domain/locales/match-language.ts'
import type { Ports } from '../../ports/ports.ts'
import { listPage } from '../list-page.ts'

/** The query parameter of every endpoint of the catalogue. */
export const languageQuery = {
  language: languageTag
    .describe('A BCP 47 tag; by default the most wanted language of Accept-Language, or English.')
    .optional(),
}

/** The query parameter of the lists. */
export const searchQuery = {
  search: inOneLine(z.string().max(limits.catalogue.searchCharactersMax))
    .describe('Lists only entries with these words, in any case, with or without accents.')
    .optional(),
}

/** The language of a response. */
export const languageField = {
  language: textsLanguage.describe('The requested language and the one served.'),
}

type LanguageCall = {
  readonly input: { readonly language?: string | undefined }
  readonly acceptLanguage: string | null
}

/** The texts that a call asks for, and the headers of a response with them. */
export function textsFor(
  { input, acceptLanguage }: LanguageCall,
  { locales }: Pick<Ports, 'locales'>,
) {
  const requested = chooseLanguage(input.language, null, acceptLanguage, (tag) =>
    isServedIn(tag, catalogueLanguages),
  )
  const { language: served, texts } = locales.textsFor(requested)
  const language: z.input<typeof textsLanguage> = {
    requested,
    served,
    fallback: !isServedBy(requested, served),
    review: reviewOf(served),
  }
  const headers = {
    'Cache-Control': `public, max-age=${limits.catalogue.maxAgeSeconds}`,
    'Content-Language': served,
    Vary: 'Accept-Language',
  }
  return { texts, language, headers }
}

/** A page of entries. Its token is valid for the same filters and language. */
export async function listed<T extends { id: string }>(
  ports: Ports,
  { pageSize, pageToken, ...filters }: { pageSize: number; pageToken?: string | undefined },
  list: 'conditions' | 'plants',
  found: readonly T[],
  { language, headers }: ReturnType<typeof textsFor>,
) {
  const scope = `${list}\n${JSON.stringify({ ...filters, language: language.served })}`
  const { documents, next } = await listPage(ports, { pageSize, pageToken }, scope, {
    ordered: found,
  })
  const items = documents.map(({ data }) => data)
  return { status: 200 as const, headers, body: { items, ...next, language } }
}

export const languageExample = {
  requested: 'en',
  served: 'en',
  fallback: false,
  review: 'machine-checked',
} as const
