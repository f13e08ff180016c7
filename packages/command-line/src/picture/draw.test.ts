import { expect, it } from 'vitest'
import { exampleAnalysis } from '../testing.ts'
import { plain } from '../text/paint.ts'
import type { Page } from '../text/paragraph.ts'
import { drawAnalysis } from './draw.ts'

const page: Page = { columns: 30, paint: plain }
const { measurements, issues, ...rest } = exampleAnalysis()
const analysis = { ...rest, measurements, issues }
const [issue] = issues

function withRegions(...regions: { x: number; y: number; width: number; height: number }[]) {
  const evidence = regions.map((region) => ({
    source: 'PHOTO' as const,
    text: 'Seen.',
    region,
    facts: [],
    outline: [],
  }))
  return issue === undefined ? [] : [{ ...issue, evidence }]
}

it("draws the outline, the spots and the numbered issue boxes in the photo's proportions", async () => {
  await expect(`${drawAnalysis(analysis, page).join('\n')}\n`).toMatchFileSnapshot(
    'draw.expected.txt',
  )
})

it('draws a square photo with twice as many columns as lines', () => {
  const square = { ...analysis, input: { ...analysis.input, imageHeightPx: 1024 } }
  const lines = drawAnalysis(square, { ...page, columns: 80 }).filter((line) => /^[┌│└]/.test(line))
  expect(lines).toHaveLength(2 + 16)
  expect(lines[0]).toHaveLength(2 + 32)
})

it.each([20, 44, 200])('draws no line wider than a terminal of %i columns', (columns) => {
  const lines = drawAnalysis(analysis, { ...page, columns })
  expect(lines.filter((line) => [...line].length > columns)).toEqual([])
})

it('gives the outline, the spots and each issue a different colour', () => {
  const named = { columns: 30, paint: (format: unknown, text: string) => `<${format}>${text}` }
  const text = drawAnalysis(analysis, named).join('\n')
  for (const colour of ['green', 'gray', 'bold,red']) expect(text).toContain(`<${colour}>`)
})

it('keeps shapes at the edge of the photo inside the frame', () => {
  const edges = withRegions({ x: 0.9, y: 0.95, width: 0.3, height: 0.2 })
  const lines = drawAnalysis({ ...analysis, issues: edges }, page)
  expect(lines.filter((line) => line.startsWith('│')).every((line) => line.endsWith('│'))).toBe(
    true,
  )
  expect(lines.join('\n')).toContain('1')
})

it('draws nothing when the analysis has no measurements', () => {
  expect(drawAnalysis({ ...analysis, measurements: null, issues: [] }, page)).toEqual([])
})
