import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compileText } from './compile-text.ts'

const folder = join(import.meta.dirname, '../locales')
const tableOf = 'virtual:texts/'
const allTables = 'virtual:texts'

/** The texts of a language in `web/locales`, by key and without the notes. */
export function readTexts(tag: string): [key: string, text: string][] {
  const content: unknown = JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'))
  return Object.entries(content as Record<string, string>).filter(([key]) => !key.startsWith('@'))
}

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

/** The code of an area's texts. If the language lacks a text, the English text replaces it. */
function tableCode(tag: string, area: string): string {
  const own = new Map(readTexts(tag))
  const rows = readTexts('en')
    .filter(([key]) => areaOf(key) === area)
    .map(([key, english]) => {
      const text = own.get(key)
      const code = compileText(text ?? english)
      return `${JSON.stringify(key)}: ${code},`
    })
  return `{\n${rows.join('\n')}\n}`
}
