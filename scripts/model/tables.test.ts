import { expect, it } from 'vitest'
import { reportOf } from './report.ts'
import { answered, assessed } from './sample-photos.ts'
import { markdownOf, tablesOf, textOf } from './tables.ts'

const sick = answered({ outcome: 'ISSUES_FOUND', diseasedProbability: 0.9, plantProbability: 0.99 })
const diseased = { expected: 'DISEASED', condition: 'rust', label: 'rust', answer: sick } as const
const wrong = { ...diseased, answer: answered() }
const photos = [
  ...Array.from({ length: 4 }, () => assessed({ source: 'bean' })),
  ...Array.from({ length: 4 }, () => assessed({ source: 'bean', ...diseased })),
  ...Array.from({ length: 2 }, () => assessed({ source: 'citrus' })),
  assessed({ source: 'citrus', ...diseased }),
  assessed({ source: 'citrus', ...wrong }),
  assessed({ source: 'weeds', expected: 'PLANT' }),
]
const tables = tablesOf(await reportOf('.', photos))
const tableOf = (title: string) => tables.find((table) => table.title === title)
const cellsOf = (title: string, row: string) => {
  const table = tableOf(title)
  const cells = table?.rows.find(([name]) => name === row) ?? []
  return Object.fromEntries(table?.head.map((name, k) => [name, cells[k]]) ?? [])
}

it('a table has a row for each source that has photos for at least one column', () => {
  const rows = (title: string) => tableOf(title)?.rows.map(([name]) => name)
  const summary = ['worst source', 'all photos']
  expect(rows('Healthy or diseased')).toEqual(['bean', 'citrus', 'mean of 2 sources', ...summary])
  expect(rows('Plants and other things')).toContain('weeds')
  expect(tableOf('Plants and other things')?.head).not.toContain('other things recognised')
})

it('a table has a row for the equally weighted mean over sources, and a row for the worst source', () => {
  const mean = cellsOf('Healthy or diseased', 'mean of 2 sources')
  expect(mean['diseased recognised']).toMatch(/^75\.0 % \(/)
  expect(cellsOf('Healthy or diseased', 'worst source')['diseased recognised']).toBe('50.0 %')
  expect(cellsOf('Healthy or diseased', 'all photos')['diseased recognised']).toMatch(/^83\.3 % \(/)
})

it('a table has an interval for each share', () => {
  expect(cellsOf('Healthy or diseased', 'bean')['diseased recognised']).toBe('100.0 % (51.0-100.0)')
})

it('a table without photos is left out', () => {
  expect(tableOf('Evidence against masks')).toBeUndefined()
})

it('a table prints as text and as Markdown', () => {
  const table = { title: 'Both', head: ['a', 'long name'], rows: [['longer', 'b']] }
  expect(textOf(table)).toBe('Both\na       long name\nlonger  b\n')
  expect(markdownOf(table)).toBe('| a | long name |\n| --- | --- |\n| longer | b |')
})
