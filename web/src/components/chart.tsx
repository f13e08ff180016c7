import { useState } from 'preact/hooks'
import { t } from '../texts/t.ts'
import { type Scale, scaleOf } from './chart-scale.ts'

type Bar = {
  /** What the bar stands for, such as a day or a photo. */
  readonly label: string
  readonly value: number
  readonly highlighted?: boolean
}

type ChartProps = {
  title: string
  /** The two column heads of the table: the first for the labels, the second for the values. */
  heads: readonly [string, string]
  bars: readonly Bar[]
  /** The smallest step between two lines of the axis. */
  stepMin: number
  format: (value: number) => string
}

/** Shows bars, and the same values as a table for screen readers and on request. */
export function Chart({ title, heads, bars, stepMin, format }: ChartProps) {
  const [tableShown, showTable] = useState(false)
  const scale = scaleOf(
    bars.map(({ value }) => value),
    stepMin,
  )
  return (
    <figure class="chart" aria-label={title}>
      <Plot bars={bars} scale={scale} format={format} />
      <button
        type="button"
        class="plain"
        aria-expanded={tableShown}
        onClick={() => showTable(!tableShown)}
      >
        {t('common.asTable')}
      </button>
      <div class={tableShown ? 'scrolls' : 'only-read'}>
        <Table title={title} heads={heads} bars={bars} format={format} />
      </div>
    </figure>
  )
}

function Table({ title, heads, bars, format }: Omit<ChartProps, 'stepMin'>) {
  return (
    <table>
      <caption class="only-read">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value }, at) => (
          <tr key={at}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The SVG contains no texts, because stretching it to the page's width would distort the texts. */
function Plot({
  bars,
  scale: { top, ticks },
  format,
}: {
  bars: readonly Bar[]
  scale: Scale
  format: ChartProps['format']
}) {
  // A highlighted bar stays visible even when its value is 0.
  const heightOf = ({ value, highlighted }: Bar) => Math.max(value / top, highlighted ? 0.01 : 0)
  return (
    <div class="plot" aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} class="tick" style={{ bottom: `${(tick / top) * 100}%` }}>
          {format(tick)}
        </span>
      ))}
      <svg viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none">
        {bars.map((bar, at) => (
          <rect
            key={at}
            class={bar.highlighted ? 'highlighted' : undefined}
            x={at + 0.12}
            y={1 - heightOf(bar)}
            width={0.76}
            height={heightOf(bar)}
          >
            <title>{`${bar.label}: ${format(bar.value)}`}</title>
          </rect>
        ))}
      </svg>
      <span class="from">{bars[0]?.label}</span>
      <span class="until">{bars.length > 1 && bars.at(-1)?.label}</span>
    </div>
  )
}
