import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages, defaultLanguage as source } from '../functions/src/domain/locales/languages.ts'
import { readCommandLine, refuse } from './common/command-line.ts'
import { writeJson } from './common/json.ts'
import { root } from './common/root.ts'
import { consoleFolder, readConsoleTree, readWholeTree } from './locales/console-tree.ts'
import { readLocaleTree } from './locales/read-tree.ts'
import { reviewed, statusPath, textStates } from './locales/status.ts'
import { tidyFile } from './locales/tidy.ts'

const usage = `
Usage: npm run locales:update [-- --read <tag> --state <state> --by <reader> [options]]

Tidies the translations in functions/locales and web/locales: removes texts whose key is gone in
English, sorts them as in English, and corrects the spaces before units and the apostrophes.
Then prints how many texts of each language are missing, outdated or not reviewed.

  --read     records a review of the changed texts of a language in translations/status/<tag>.json;
             a text whose English has changed stays outdated if its translation is the same
  --all      records that the reviewer has read every text of the language
  --state    machine-checked, reviewed (by a native speaker) or approved (by a grower)
  --by       the reviewer, such as "language model, second reading"
  --confirm  the key of an outdated text, such as care.soil.ACID, whose translation still fits
  --stale    lists the keys of a language's outdated texts
`

const { values } = readCommandLine({
  usage,
  options: {
    read: { type: 'string' },
    state: { type: 'string' },
    by: { type: 'string' },
    all: { type: 'boolean', default: false },
    confirm: { type: 'string', multiple: true },
    stale: { type: 'string' },
  },
})

const tidied = readLocaleTree()
for (const [language, files] of tidied) {
  if (language === source) continue
  for (const name of files.keys())
    write(
      join(root, 'functions/locales', language, `${name}.json`),
      tidyFile(tidied, language, name),
    )
}
const tidiedConsole = readConsoleTree()
for (const [language, files] of tidiedConsole) {
  if (language === source) continue
  for (const name of files.keys())
    write(join(consoleFolder, `${language}.json`), tidyFile(tidiedConsole, language, name))
}

const tree = readWholeTree()
if (values.read !== undefined) markRead(values.read)
if (values.stale !== undefined)
  for (const [key, state] of textStates(tree, values.stale)) if (state === 'stale') console.log(key)
for (const language of languages) {
  const states = [...textStates(tree, language).values()]
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  const counts = ['missing', 'stale', 'machine'].map((state) => `${count(state)} ${state}`)
  console.log(`${language}: ${counts.join(', ')} of ${states.length} texts`)
}

function markRead(language: string): void {
  const { state = '', by, all, confirm = [] } = values
  if (!languages.includes(language)) refuse(`'${language}' is not a supported language`)
  if (state !== 'machine-checked' && state !== 'reviewed' && state !== 'approved')
    refuse('--state must be machine-checked, reviewed or approved')
  if (by === undefined) refuse('--by must name the reviewer')
  const on = new Date().toISOString().slice(0, 10)
  write(
    statusPath(language),
    reviewed(
      tree,
      language,
      { state, by, on },
      {
        covers: all ? 'ALL' : 'CHANGED',
        confirmed: new Set(confirm),
      },
    ),
  )
}

function write(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true })
  writeJson(path, content)
}
