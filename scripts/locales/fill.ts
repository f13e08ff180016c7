import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  catalogueLanguages,
  isVariant,
  defaultLanguage as source,
} from '../../functions/src/domain/locales/languages.ts'
import { languages } from '../../web/src/texts/languages.ts'
import { root } from '../common/root.ts'
import type { LocaleTree } from './check.ts'
import { consoleFolder, consoleTextsOf } from './console-tree.ts'
import { awaitingKey, awaitingOf, type Content, textsOf } from './notes.ts'

/** A mail is translated as a whole or not at all, so missing texts of mails are not filled. */
const isFilled = (name: string) => name !== 'emails'

/**
 * Adds the English text for each missing key, in the order of the English file. Lists these keys
 * under `@@x-awaiting` until somebody translates them. Removes keys that the English file no longer
 * has, and unlists keys whose text now differs from English.
 */
export function filled(language: string, content: Content, original: Content): Content {
  const listed = awaitingOf(content)
  const isAwaiting = (key: string, text: unknown) =>
    !(key in content) || (listed.includes(key) && content[key] === text)
  const texts = textsOf(original)
  const awaiting = texts.filter(([key, text]) => isAwaiting(key, text)).map(([key]) => key)
  return {
    '@@locale': language,
    ...(awaiting.length > 0 ? { [awaitingKey]: awaiting } : {}),
    ...Object.fromEntries(texts.map(([key, text]) => [key, content[key] ?? text])),
  }
}

/** Rewrites each file of the catalogue whose keys differ from English. Returns the files' paths. */
export function fillLocales(tree: LocaleTree, folder = join(root, 'functions/locales')): string[] {
  const originals = [...(tree.get(source) ?? [])].filter(([name]) => isFilled(name))
  return catalogueLanguages
    .filter((language) => language !== source && !isVariant(language))
    .flatMap((language) =>
      originals.flatMap(([name, original]) => {
        const content = tree.get(language)?.get(name) ?? {}
        return fillFile(join(folder, language, `${name}.json`), language, content, original)
      }),
    )
}

/** Rewrites each file of the console whose keys differ from English. Returns the files' paths. */
export function fillConsole(tree: LocaleTree, folder = consoleFolder): string[] {
  const original = consoleTextsOf(tree, source)
  return Object.keys(languages)
    .filter((language) => language !== source && !isVariant(language))
    .flatMap((language) =>
      fillFile(
        join(folder, `${language}.json`),
        language,
        consoleTextsOf(tree, language),
        original,
      ),
    )
}

function fillFile(path: string, language: string, content: Content, original: Content): string[] {
  const whole = JSON.stringify(filled(language, content, original), null, 2)
  if (whole === JSON.stringify(content, null, 2)) return []
  writeFileSync(path, `${whole}\n`)
  return [relative(root, path)]
}
