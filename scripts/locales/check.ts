import {
  type CatalogueLanguage,
  catalogueLanguages,
  isVariant,
  languages,
  defaultLanguage as source,
} from '../../functions/src/domain/locales/languages.ts'
import { parseFile } from '../../functions/src/domain/locales/load.ts'
import { emails } from '../../functions/src/domain/locales/mail-texts.ts'
import { fallbackLanguages } from '../../functions/src/domain/locales/match-language.ts'
import {
  catalogueFiles,
  type LocaleFile,
  partialMessages,
} from '../../functions/src/domain/locales/schema.ts'
import { contentFaults, keysOf } from './content-faults.ts'
import { type Content, noteFaults, strayNotes } from './notes.ts'

/** The contents of `functions/locales`, by folder and then by file name without its extension. */
export type LocaleTree = ReadonlyMap<string, ReadonlyMap<string, Content>>

type File = { language: string; name: LocaleFile; content: Content; source: Content }

/** Returns all faults of the locale files, each with its file and key. */
export function checkLocales(tree: LocaleTree): string[] {
  return [...new Set([...languages, ...tree.keys()])].flatMap((tag) => checkLanguage(tree, tag))
}

/** Returns the faults of one language. */
export function checkLanguage(tree: LocaleTree, language: string): string[] {
  if (!languages.includes(language))
    return [`${language}: not a supported language, see functions/src/domain/locales/languages.ts`]
  return [
    ...missingFiles(tree, language).map((name) => `${language}/${name}.json: the file is missing`),
    ...[...(tree.get(language) ?? [])].flatMap(([name, content]) =>
      checkFile(tree, language, name, content),
    ),
  ]
}

function missingFiles(tree: LocaleTree, language: string): string[] {
  const has = (tag: string, name: string) => tree.get(tag)?.has(name) ?? false
  if (isVariant(language) && isOfCatalogue(language)) return []
  if (isOfCatalogue(language)) {
    const needed = Object.keys(catalogueFiles)
    return (language === source ? [...needed, 'emails'] : needed).filter(
      (name) => !has(language, name),
    )
  }
  // The disclaimer may come from the parent language: European Portuguese has none.
  const others = fallbackLanguages(language).filter((tag) => tag !== source)
  return others.some((tag) => has(tag, 'messages')) ? [] : ['messages']
}

const isOfCatalogue = (language: string): language is CatalogueLanguage =>
  (catalogueLanguages as readonly string[]).includes(language)

function checkFile(tree: LocaleTree, language: string, name: string, content: Content): string[] {
  const schema = schemaOf(language, name)
  if (!schema) return [`${language}/${name}.json: unknown file`]
  const named = name as LocaleFile
  const file = { language, name: named, content, source: tree.get(source)?.get(name) ?? {} }
  const faults = [
    ...contentFaults(language, content, file.source, expectedKeys(file)),
    ...(language === source ? noteFaults(content) : strayNotes(content)),
  ]
  if (faults.length > 0) return faults.map((fault) => `${language}/${name}.json: ${fault}`)
  // A variant falls back to its language for missing texts, so it is not parsed alone.
  if (isVariant(language)) return []
  try {
    parseFile<unknown>(language, named, content, schema)
    return []
  } catch (error) {
    return [String(error)]
  }
}

function schemaOf(language: string, name: string) {
  if (name === 'emails') return emails
  if (!isOfCatalogue(language)) return name === 'messages' ? partialMessages : undefined
  return name in catalogueFiles ? catalogueFiles[name as keyof typeof catalogueFiles] : undefined
}

function expectedKeys({ language, name, content, source: from }: File): string[] {
  const keys = keysOf(from)
  if (name === 'emails') {
    const mailOf = (key: string) => key.split('.')[0]
    const mails = new Set(keysOf(content).map(mailOf))
    return keys.filter((key) => mails.has(mailOf(key)))
  }
  if (!isOfCatalogue(language)) return Object.keys(partialMessages.shape)
  const own = keysOf(content)
  return isVariant(language) ? keys.filter((key) => own.includes(key)) : keys
}
