import type { Analysis } from '@plant-analysis/client'
import { Chart } from '../../components/chart.tsx'
import { formatDate, formatPercent, t } from '../../texts/t.ts'
import { discolouredOf } from './changes.ts'
import type { Pair } from './pair.ts'

/** A chart with a bar for each photo whose foliage was measured. It marks the two photos. */
export function PlantChart({ series, pair }: { series: readonly Analysis[]; pair: Pair }) {
  const bars = series.toReversed().flatMap((analysis) => {
    const value = discolouredOf(analysis)
    const highlighted = [pair.earlier.id, pair.later.id].includes(analysis.id)
    return value === null ? [] : [{ label: formatDate(analysis.createdAt), value, highlighted }]
  })
  if (bars.length < 2) return null
  return (
    <section class="card">
      <h2>{t('compare.chart')}</h2>
      <Chart
        title={t('compare.chart')}
        heads={[t('compare.photo'), t('compare.discoloured')]}
        bars={bars}
        stepMin={0.01}
        format={formatPercent}
      />
    </section>
  )
}
