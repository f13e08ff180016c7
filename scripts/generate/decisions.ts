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

export type Decision = {
  file: string
  number: string
  title: string
  date: string
  status: string
  theme: Theme
}

const form =
  /^# (\d{4}) (\S.*)\n\nDate: (\d{4}-\d{2}-\d{2})\nStatus: (Accepted|Superseded by \d{4})\nTheme: (.+)\n\n## Context\n/

/**
 * The head of one decision. Throws where the file keeps another form than the heading, `Date:`,
 * `Status:`, `Theme:` and `## Context`, or is named otherwise than its number and title.
 */
export function parseDecision(file: string, text: string): Decision {
  const [, number = '', title = '', date = '', status = '', name] = form.exec(text) ?? []
  const theme = themes.find((each) => each === name)
  if (!theme) throw new Error(`${file} has not the head that docs/decisions/README.md describes`)
  if (file !== fileName(number, title)) {
    throw new Error(`${file} should be named ${fileName(number, title)} after its heading`)
  }
  return { file, number, title, date, status, theme }
}

function fileName(number: string, title: string): string {
  const words =
    title
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? []
  return `${[number, ...words].join('-')}.md`
}

/** All decisions, by number. Throws where one keeps another form, or two have the same number. */
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

/** The page `docs/decisions/README.md`: the decisions by theme, then number. */
export function decisionsPage(decisions: readonly Decision[]): string {
  const sections = themes.map((theme) => {
    const lines = decisions
      .filter((decision) => decision.theme === theme)
      .map(({ number, title, file, date, status }) => {
        return `| ${number} | [${title}](${file}) | ${date} | ${status} |`
      })
    return [
      '',
      `## ${theme}`,
      '',
      '| Number | Title | Date | Status |',
      '| --- | --- | --- | --- |',
      ...lines,
    ].join('\n')
  })
  return `# Decisions

Generated from the files of this folder by \`npm run generate\`.

A decision says why the service is as it is: what was given, the options, the choice, what follows from it.
Code cites one by its number, as in \`docs/decisions/0040\`.

To add one, take the next free number and a title with the words that an engineer would search for.
Name the file after both, and begin it with the heading, \`Date:\`, \`Status:\` and \`Theme:\`, as its neighbours do.
Then come Context, Options, Decision and Consequence.
A decision is not rewritten when it no longer holds: its status becomes \`Superseded by NNNN\`.
Decisions are records: they keep the words that were in use at their date.
${sections.join('\n')}
`
}
