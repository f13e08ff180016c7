import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compileText } from './compile-text.ts'

const folder = join(import.meta.dirname, '../locales')
const tableOf = 'virtual:texts/'
const allTables = 'virtual:texts'

/** The console's texts in a language, by key. If its file lacks a text, the text is English. */
export function readTexts(tag: string): [key: string, text: string][] {
  const own = readFile(tag)
  return Object.entries(readFile('en'))
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, english]) => [key, own[key] ?? english])
}

const readFile = (tag: string) =>
  JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')) as Record<string, string>

export const areaOf = (key: string): string => key.slice(0, key.indexOf('.'))

/**
 * Serves the texts of each area and language as a module. Messages in ICU format are compiled to
 * strings or functions, so a page loads only its own texts and no message parser.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === allTables || id.startsWith(tableOf) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${allTables}`) return listLanguages()
      if (!id.startsWith(`\0${tableOf}`)) return null
      const [tag = '', area] = id.slice(tableOf.length + 1).split('/')
      this.addWatchFile(join(folder, `${tag}.json`))
      return area === undefined
        ? languageModule(tag)
        : `export const table = ${tableCode(tag, area)}`
    },
  }
}

function listLanguages(): string {
  const tags = readdirSync(folder).map((file) => file.replace(/\.json$/, ''))
  const rows = tags.map((tag) => `'${tag}': () => import('${tableOf}${tag}'),`)
  return `export const languages = {\n${rows.join('\n')}\n}`
}

/** The texts that every page shows, with the loaders of all other areas. */
function languageModule(tag: string): string {
  const areas = new Set(readTexts('en').map(([key]) => areaOf(key)))
  areas.delete('common')
  const rows = [...areas].map((area) => `'${area}': () => import('${tableOf}${tag}/${area}'),`)
  return `export const common = ${tableCode(tag, 'common')}\nexport const areas = {\n${rows.join('\n')}\n}`
}

function tableCode(tag: string, area: string): string {
  const rows = readTexts(tag)
    .filter(([key]) => areaOf(key) === area)
    .map(([key, text]) => `${JSON.stringify(key)}: ${compileText(text)},`)
  return `{\n${rows.join('\n')}\n}`
}
