import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'

const folder = join(root, 'docs/decisions')

const themes = [
  'Contract and HTTP',
  'Authentication and accounts',
  'Analyses and quota',
  'Photos',
  'Diagnosis',
  'Catalogue and languages',
  'Webhooks',
  'Administration and privacy',
  'Data',
  'Running and deploying',
] as const
type Theme = (typeof themes)[number]

export const decisionsMax = 60
/** The most words in the whole file of a decision. */
export const wordsMax = 300

export type Decision = {
  file: string
  number: string
  title: string
  theme: Theme
}

const form = /^# (\d{4}) (\S.*)\n\nTheme: (.+)\n\n## Context\n/

/**
 * Reads the head of one decision. Throws if the file does not begin with a title, `Theme:` and `##
 * Context`, or if the file's name does not match the number and the title.
 */
export function parseDecision(file: string, text: string): Decision {
  const [, number = '', title = '', name] = form.exec(text) ?? []
  const theme = themes.find((each) => each === name)
  if (!theme) throw new Error(`${file} lacks the head that docs/decisions/README.md describes`)
  if (file !== fileName(number, title)) {
    throw new Error(`${file} should be named ${fileName(number, title)} after its heading`)
  }
  return { file, number, title, theme }
}

function fileName(number: string, title: string): string {
  const words =
    title
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? []
  return `${[number, ...words].join('-')}.md`
}

/** All decisions, by number. Throws if a file is malformed or two decisions share a number. */
export function readDecisions(): Decision[] {
  const files = readdirSync(folder).filter((file) => file !== 'README.md')
  const decisions = files
    .sort()
    .map((file) => parseDecision(file, readFileSync(join(folder, file), 'utf8')))
  const numbers = decisions.map(({ number }) => number)
  const twice = numbers.find((number, index) => numbers.indexOf(number) < index)
  if (twice) throw new Error(`docs/decisions has two decisions ${twice}`)
  return decisions
}

/** The page `docs/decisions/README.md`, which lists the decisions by theme and then by number. */
export function decisionsPage(decisions: readonly Decision[]): string {
  const sections = themes.map((theme) => {
    const lines = decisions
      .filter((decision) => decision.theme === theme)
      .map(({ number, title, file }) => `| ${number} | [${title}](${file}) |`)
    return ['', `## ${theme}`, '', '| Number | Title |', '| --- | --- |', ...lines].join('\n')
  })
  return `# Decisions

Generated from the files of this folder by \`npm run generate\`.

A decision is kept here if it is costly to reverse and if somebody would question it.
All other reasons are comments in the code that they explain.
There are at most ${decisionsMax} decisions, of at most ${wordsMax} words each.

Rewrite a decision in place when the choice changes. Delete it when it no longer holds.
Code cites a decision by its number, as in \`docs/decisions/0040\`.

To add one, take the next free number and a title with the words that an engineer would search for.
Name the file after both.
Begin with the heading and \`Theme:\`, then write Context, Options (if anybody would ask), Decision and Consequences.
${sections.join('\n')}
`
}
