import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import type { LocaleTree } from './check.ts'
import type { Content } from './notes.ts'
import { readLocaleTree } from './read-tree.ts'

export const consoleFolder = join(root, 'web/locales')

/** Each language of the console has a single file, which has this name in the tree. */
const name = 'console'

/** Reads every JSON file of `web/locales`. Throws if a file is not valid JSON. */
export function readConsoleTree(folder = consoleFolder): LocaleTree {
  return new Map(
    readdirSync(folder).map((file) => {
      const content = readJson(join(folder, file)) as Content
      return consoleEntry(file.replace(/\.json$/, ''), content)
    }),
  )
}

export const consoleEntry = (language: string, content: Content) =>
  [language, new Map([[name, content]])] as const

/** The console's texts in a language. Returns no texts if the language has no file. */
export const consoleTextsOf = (tree: LocaleTree, language: string): Content =>
  tree.get(language)?.get(name) ?? {}

/** Reads the texts of the service and of the console, for the reviews of both. */
export function readWholeTree(): LocaleTree {
  const ofConsole = readConsoleTree()
  return new Map(
    [...readLocaleTree()].map(([language, files]) => [
      language,
      new Map([...files, ...(ofConsole.get(language) ?? [])]),
    ]),
  )
}
