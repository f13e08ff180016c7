import { z } from 'zod'
import { formatMessages, lazyMessage, type Texts } from './format-messages.ts'
import { type CatalogueLanguage, catalogueLanguages, isVariant } from './languages.ts'
import { type Emails, emails } from './mail-texts.ts'
import { fallbackLanguages, matchLanguage } from './match-language.ts'
import { catalogueFiles, type LocaleFile, type LocaleMessages, ownDisclaimer } from './schema.ts'

/** Reads a JSON file of a language. Returns undefined if the file does not exist. */
export type LocaleReader = (language: string, file: LocaleFile) => unknown

/** The texts of the service. Each language is read on first use and then cached. */
export type Locales = {
  /** The texts for a well-formed tag, or English texts if the service lacks the language. */
  textsFor(tag: string): { language: CatalogueLanguage; texts: Texts }
  /** The disclaimer in the language of an analysis. No model may write the disclaimer. */
  disclaimerIn(language: string): string
  /** A mail with its arguments filled in, in the nearest language that has this mail. */
  emailFor<Name extends keyof Emails>(
    name: Name,
    tag: string,
    values: Readonly<Record<string, string>>,
  ): { language: string; texts: Emails[Name] }
}

/** Creates the locales. Their functions throw if a file of a language is missing or invalid. */
export function createLocales(read: LocaleReader): Locales {
  const textsIn = once((language: CatalogueLanguage) =>
    formatMessages(language, readMessages(read, language)),
  )
  const disclaimerIn = once((language: string) => readDisclaimer(read, language))
  return {
    textsFor(tag) {
      const language = matchLanguage(tag, catalogueLanguages) as CatalogueLanguage
      return { language, texts: textsIn(language) }
    },
    disclaimerIn,
    emailFor: (name, tag, values) => readEmail(read, name, tag, values),
  }
}

/**
 * All texts of a catalogue language. Missing texts come from the language without the region, then
 * from English. Throws if a file is missing or invalid.
 */
export function readMessages(read: LocaleReader, language: CatalogueLanguage): LocaleMessages {
  const parsed = <T>(file: LocaleFile, schema: z.ZodType<T>): T =>
    parseFile(language, file, withFallbacks(read, language, file), schema)
  return {
    conditions: parsed('conditions', catalogueFiles.conditions),
    actions: parsed('actions', catalogueFiles.actions),
    care: parsed('care', catalogueFiles.care),
    toxicity: parsed('toxicity', catalogueFiles.toxicity),
    plants: parsed('plants', catalogueFiles.plants),
    ...parsed('messages', catalogueFiles.messages),
  }
}

/** Fills in missing texts. Keeps the order of the English texts, in which clients show symptoms. */
function withFallbacks(read: LocaleReader, language: string, file: LocaleFile): unknown {
  const own = read(language, file)
  if (own === undefined && !isVariant(language)) return undefined
  const others = fallbackLanguages(language).slice(1).reverse()
  return Object.assign({}, ...others.map((tag) => read(tag, file)), own)
}

function readDisclaimer(read: LocaleReader, tag: string): string {
  const [, disclaimer] = firstWith(tag, (language) => {
    const content = read(language, 'messages')
    return content === undefined
      ? undefined
      : parseFile(language, 'messages', content, ownDisclaimer).disclaimer
  })
  return disclaimer
}

function readEmail<Name extends keyof Emails>(
  read: LocaleReader,
  name: Name,
  tag: string,
  values: Readonly<Record<string, string>>,
): { language: string; texts: Emails[Name] } {
  const [language, email] = firstWith(tag, (language) => {
    const content = read(language, 'emails')
    return content === undefined ? undefined : parseFile(language, 'emails', content, emails)[name]
  })
  const formatted = Object.entries<string>({ ...email }).map(([key, pattern]) => [
    key,
    lazyMessage(language, pattern)(values),
  ])
  return { language, texts: Object.fromEntries(formatted) as Emails[Name] }
}

/** Returns the nearest language for which `find` returns a value, together with that value. */
function firstWith<T>(tag: string, find: (language: string) => T | undefined): [string, T] {
  for (const language of fallbackLanguages(tag)) {
    const found = find(language)
    if (found !== undefined) return [language, found]
  }
  throw new Error(`No language has the text requested in ${tag}`)
}

/** Throws an error that lists every fault by its key. */
export function parseFile<T>(
  language: string,
  file: LocaleFile,
  content: unknown,
  schema: z.ZodType<T>,
): T {
  const parsed = schema.safeParse(nested(content))
  if (parsed.success) return parsed.data
  throw new Error(`locales/${language}/${file}.json:\n${z.prettifyError(parsed.error)}`)
}

/** Turns `{ 'rust.name': … }` into `{ rust: { name: … } }`, and drops notes (keys with `@`). */
function nested(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content
  const root: Tree = {}
  for (const [key, text] of Object.entries(content)) {
    if (key.startsWith('@')) continue
    const path = key.split('.')
    const last = path.pop() ?? key
    let branch = root
    for (const part of path) {
      const next = branch[part]
      branch = branch[part] = typeof next === 'object' ? next : {}
    }
    branch[last] = text
  }
  return root
}

type Tree = { [key: string]: Tree | string }

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
