import { jsonFiles } from '../src/adapters/locales/json-files.ts'
import { createLocales, type LocaleReader } from '../src/domain/locales/load.ts'
import { catalogueFiles, type LocaleFile } from '../src/domain/locales/schema.ts'

const read = jsonFiles(new URL('../locales/', import.meta.url))
const contents = new Map<string, unknown>()

/** The locale files of the repository, as the service reads them. Each file is read once. */
export const readLocale: LocaleReader = (language, file) => {
  const path = `${language}/${file}`
  if (!contents.has(path)) contents.set(path, read(language, file))
  return contents.get(path)
}
export const locales = createLocales(readLocale)

/** The texts of a locale file by key. The result is empty if the language has no such file. */
export const localeFile = (language: string, file: LocaleFile): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readLocale(language, file) ?? {}).filter(([key]) => !key.startsWith('@')),
  )

/** The keys of a file whose texts are still English. */
export function awaitingTranslation(language: string, file: LocaleFile): readonly string[] {
  const content = readLocale(language, file) as { '@@x-awaiting'?: readonly string[] } | undefined
  return content?.['@@x-awaiting'] ?? []
}

/** The texts of a language that are still English. */
export function untranslatedTexts(language: string): readonly string[] {
  return (Object.keys(catalogueFiles) as LocaleFile[]).flatMap((file) => {
    const texts = localeFile(language, file)
    return awaitingTranslation(language, file).flatMap((key) => texts[key] ?? [])
  })
}
