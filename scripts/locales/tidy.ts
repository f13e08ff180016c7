import { defaultLanguage as source } from '../../functions/src/domain/locales/languages.ts'
import type { LocaleTree } from './check.ts'
import { units } from './checks/typography.ts'
import { awaitingKey, type Content, textsOf } from './notes.ts'

/** Sorts a translation like the English file, removes unknown keys and tidies the typography. */
export function tidyFile(tree: LocaleTree, language: string, name: string): Content {
  const content = tree.get(language)?.get(name) ?? {}
  const keys = textsOf(tree.get(source)?.get(name) ?? {}).map(([key]) => key)
  const kept = keys
    .filter((key) => key in content)
    .map((key) => [key, tidyText(String(content[key]))] as const)
  const awaiting = content[awaitingKey]
  return {
    '@@locale': language,
    ...(awaiting === undefined ? {} : { [awaitingKey]: awaiting }),
    ...Object.fromEntries(kept),
  }
}

/** Puts a no-break space between a number and its unit, and replaces straight apostrophes. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(new RegExp(`(\\d) (?=(?:%|${units})(?![\\p{L}\\p{M}]))`, 'gu'), '$1\u00a0')
    .replace(/(?<=\p{L})'(?=[\p{L}\d])|'(?=\p{L})/gu, '’')
}
