import {
  type Column,
  cellOf,
  healthColumns,
  nameColumns,
  overSources,
  plantColumns,
} from './columns.ts'
import { nothing, percent, percentWithin } from './format.ts'
import { shareInterval } from './intervals.ts'
import type { Report } from './report.ts'
import { rightOf100, words } from './words.ts'

/** A table for the terminal or the model card. */
export type Table = {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** All tables of an evaluation that have rows. */
export function tablesOf(report: Report): Table[] {
  return [
    sourceTable('Healthy or diseased', healthColumns, report),
    sourceTable('Names', nameColumns, report),
    sourceTable('Plants and other things', plantColumns, report),
    labelTable(report),
    wordTable(report),
    maskTable(report),
  ].filter(({ rows }) => rows.length > 0)
}

/** Makes rows for sources, mean, worst source and total. Leaves out columns without photos. */
function sourceTable(title: string, columns: readonly Column[], { sources, all }: Report): Table {
  const isTold = (column: Column) => column.countOf(all) > 0
  const told = columns.filter(isTold)
  const rows = Object.entries(sources).filter(([, figures]) =>
    told.some((column) => column.countOf(figures) > 0),
  )
  const cells = (figures: Report['all']) => told.map((column) => cellOf(column, figures))
  const each = rows.map(([, figures]) => figures)
  const over = told.map((column) => overSources(column, each))
  const summary = [
    [`mean of ${rows.length} sources`, '', ...over.map(({ mean }) => mean)],
    ['worst source', '', ...over.map(({ worst }) => worst)],
    ['all photos', String(all.photos), ...cells(all)],
  ]
  return {
    title,
    head: ['source', 'photos', ...told.map((column) => column.title)],
    rows: [
      ...rows.map(([source, figures]) => [source, String(figures.photos), ...cells(figures)]),
      ...(rows.length > 1 ? summary : []),
    ],
  }
}

function labelTable({ labels }: Report): Table {
  return {
    title: 'By label',
    head: ['label', 'photos', 'health right', 'named first'],
    rows: Object.entries(labels).map(([label, { photos, healthRight, namedFirst }]) => [
      label,
      String(photos),
      percent(healthRight),
      namedFirst === null ? nothing : percent(namedFirst),
    ]),
  }
}

/** A table of how often answers with each word are right. */
function wordTable({ words: counts }: Report): Table {
  const said = words.filter((word) => counts[word].answers > 0)
  return {
    title: 'Right answers by word',
    head: ['word', 'answers', 'right', 'of 100'],
    rows: said.map((word) => {
      const { answers, right } = counts[word]
      const share = percentWithin(right / answers, shareInterval(right / answers, answers))
      return [word, String(answers), share, String(rightOf100(counts[word]) ?? 'too few')]
    }),
  }
}

function maskTable({ masks }: Report): Table {
  const share = (part: number, count: number) =>
    count === 0 ? nothing : percentWithin(part / count, shareInterval(part / count, count))
  return {
    title: 'Evidence against masks',
    head: [
      'source',
      'photos',
      'strongest point on a symptom',
      'expected by chance',
      'regions',
      'regions beside the leaf',
    ],
    rows: Object.entries(masks).map(([source, found]) => [
      source,
      String(found.photos),
      share(found.pointsOnSymptom, found.photos),
      percent(found.chance),
      String(found.regions),
      share(found.regionsBeside, found.regions),
    ]),
  }
}

const columnGap = 2

/** A table as text with aligned columns. */
export function textOf({ title, head, rows }: Table): string {
  const widths = head.map((_, k) => Math.max(...[head, ...rows].map((row) => row[k]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, k) => cell.padEnd((widths[k] ?? 0) + columnGap))
      .join('')
      .trimEnd()
  return [title, line(head), ...rows.map(line), ''].join('\n')
}

export function markdownOf({ head, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
