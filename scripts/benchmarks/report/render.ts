import { jsonText } from '../../common/json.ts'
import { type Bar, barChart } from './chart.ts'
import {
  type Figure,
  isKept,
  rounded,
  type Section,
  sections,
  shown,
  shownLimit,
} from './figures.ts'
import { operations, type Rounds, reportFolder, reportJson, reportPath, valueOf } from './report.ts'

/** The number of operations in the chart. */
const longest = 12

/** All files of the report, by their path. The same rounds always make the same files. */
export function renderReport(measured: Rounds): ReadonlyMap<string, string> {
  const rounds = Object.fromEntries(
    Object.entries(measured).map(([id, values]) => [id, values.map(rounded)]),
  )
  const at = (file: string) => `${reportFolder}/${file}`
  return new Map([
    [reportPath, jsonText(reportJson(rounds))],
    [at('report.md'), page(rounds)],
    [at('operations.svg'), operationsChart()],
    ...sections.map((section) => [at(`${section.id}.svg`), chart(section, rounds)] as const),
  ])
}

function page(rounds: Rounds): string {
  return `# Performance

\`npm run bench\` measures these figures and writes this page. Each figure is a ratio to a peer that
ran in turn with it, so that the machine hardly matters: the median of several rounds. In the
charts, a bar is a figure, a line across a bar is its limit, and the line on the right shows the
rounds. [report.json](report.json) has all values.

${sections.map((section) => sectionText(section, rounds)).join('\n')}
## Database operations

The usual call of each operation, for a caller that the service has identified in the last 10
seconds. The writes include one for each document that a transaction only verifies. A test holds
every operation to these figures ([budget.json](../../scripts/benchmarks/budget.json)).

![Round trips of the operations with most of them](operations.svg)

${operationsTable()}
`
}

function sectionText({ id, title, text, figures }: Section, rounds: Rounds): string {
  const rows = figures.map((figure) => {
    const value = valueOf(rounds, figure.id)
    const limit = shownLimit(figure)
    const kept = isKept(figure, value) ? limit : `${limit} (missed)`
    return [figure.what, shown(figure, value), figure.beside, kept]
  })
  return `## ${title}

${wrapped(text)}

![${title}](${id}.svg)

${table(['Figure', 'Value', 'Beside', 'Limit'], rows)}
`
}

function operationsTable(): string {
  const rows = Object.entries(operations).map(([id, { reads, writes, roundTrips }]) =>
    [`\`${id}\``, reads, writes, roundTrips].map(String),
  )
  return table(['Operation', 'Reads', 'Writes', 'Round trips'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function chart({ title, figures }: Section, rounds: Rounds): string {
  return barChart(
    title,
    figures.map((figure) => barOf(figure, rounds)),
  )
}

function barOf(figure: Figure, rounds: Rounds): Bar {
  const value = valueOf(rounds, figure.id)
  const { limit, what, unit } = figure
  const without = figure.id.endsWith('WithoutDomain') ? ', without domain' : ''
  return {
    label: what + without,
    value,
    unit,
    note: [shown(figure, value), shownLimit(figure)].filter(Boolean).join(', '),
    ...(limit && { limit: 'most' in limit ? limit.most : limit.least }),
    isKept: isKept(figure, value),
    rounds: rounds[figure.id] ?? [],
  }
}

function operationsChart(): string {
  const most = Object.entries(operations)
    .sort(([, one], [, other]) => other.roundTrips - one.roundTrips || other.reads - one.reads)
    .slice(0, longest)
  const bars = most.map(([label, { reads, writes, roundTrips }]) => ({
    label,
    value: roundTrips,
    note: `${roundTrips}, with ${reads} reads and ${writes} writes`,
    isKept: true,
  }))
  return barChart('Round trips of the operations with most of them', bars)
}

/** Breaks a text into lines of at most 100 columns. */
function wrapped(text: string): string {
  return text.replace(/(?=.{101})(.{1,100})\s/g, '$1\n')
}
