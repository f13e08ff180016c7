export type Bar = {
  label: string
  value: number
  /** Bars with the same unit have the same scale. */
  unit?: string | undefined
  /** The text beside the bar. */
  note: string
  /** The value of the limit, which a line across the bar shows. */
  limit?: number
  isKept: boolean
  /** The values of the rounds, which a line shows around their median. */
  rounds?: readonly number[]
}

const width = 760
const row = 34
const bars = { x: 262, width: 240 }
const notes = bars.x + bars.width + 12
const lines = { x: 670, width: 70, height: 20 }
const top = 44

/** The colours follow the reader's setting. A background makes the text legible on any page. */
const style = `
.page { fill: #fff } .text { fill: #1f2328 } .quiet { fill: #59636e } .bar { fill: #0969da }
.over { fill: #bc4c00 } .limit { stroke: #1f2328 } .round { stroke: #59636e }
text { font: 13px system-ui, sans-serif } .title { font-weight: 600 }
@media (prefers-color-scheme: dark) {
.page { fill: #0d1117 } .text { fill: #e6edf3 } .quiet { fill: #9198a1 } .bar { fill: #4493f8 }
.over { fill: #db6d28 } .limit { stroke: #e6edf3 } .round { stroke: #9198a1 } }`

/** A chart of bars as SVG. Screen readers read its title and all values. */
export function barChart(title: string, given: readonly Bar[]): string {
  const height = top + given.length * row + 12
  const spoken = given.map(({ label, note }) => `${label}: ${note}`).join('; ')
  const drawn = given.map((bar, at) => drawBar(bar, top + at * row, scaleOf(bar, given)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(spoken)}</desc>
<style>${style}
</style>
<rect class="page" width="${width}" height="${height}" rx="6"/>
<text class="text title" x="12" y="26">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`
}

/** The value at the right end of the space for bars. */
function scaleOf({ unit }: Bar, all: readonly Bar[]): number {
  const alike = all.filter((other) => other.unit === unit)
  return Math.max(...alike.flatMap(({ value, limit = 0 }) => [value, limit])) * 1.05
}

function drawBar(
  { label, value, note, limit, isKept, rounds }: Bar,
  y: number,
  scale: number,
): string {
  const across = (at: number) => Math.round((at / scale) * bars.width * 10) / 10
  const parts = [
    `<text class="text" x="12" y="${y + 16}">${escaped(label)}</text>`,
    `<rect class="${isKept ? 'bar' : 'over'}" x="${bars.x}" y="${y + 2}" width="${across(value)}" height="20" rx="2"/>`,
    `<text class="quiet" x="${notes}" y="${y + 16}">${escaped(note)}</text>`,
  ]
  if (limit !== undefined) {
    const x = bars.x + across(limit)
    parts.push(`<path class="limit" stroke-width="2" d="M${x} ${y - 2}V${y + 26}"/>`)
  }
  if (rounds && rounds.length > 1) parts.push(drawRounds(rounds, value, y + 2))
  return parts.join('\n')
}

/** A line through the rounds, from half the median at the bottom to one and a half at the top. */
function drawRounds(rounds: readonly number[], median: number, y: number): string {
  const points = rounds.map((value, at) => {
    const above = Math.max(0, Math.min(1, value / median - 0.5))
    const x = lines.x + (at / (rounds.length - 1)) * lines.width
    return `${x.toFixed(1)},${(y + (1 - above) * lines.height).toFixed(1)}`
  })
  return `<polyline class="round" fill="none" stroke-width="1.5" points="${points.join(' ')}"/>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('`', '')
