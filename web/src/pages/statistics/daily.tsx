import type { Output } from '@plant-analysis/client'
import { Chart } from '../../components/chart.tsx'
import { formatNumber, language, t } from '../../texts/t.ts'
import { dayFormat } from './day-format.ts'

type Day = Output<'account.readStats'>['daily'][number]

/** Analyses of each of the last 30 days. */
export function Daily({ days }: { days: readonly Day[] }) {
  const format = dayFormat(language)
  const count = days.reduce((sum, { analyses }) => sum + analyses, 0)
  return (
    <section class="card">
      <h2>{t('statistics.daily')}</h2>
      <Chart
        title={t('statistics.daily')}
        heads={[t('statistics.day'), t('statistics.analyses')]}
        bars={days.map(({ date, analyses }) => ({ label: format(date), value: analyses }))}
        stepMin={1}
        format={formatNumber}
      />
      <p class="quiet">{t('statistics.dailyExplained', { count })}</p>
    </section>
  )
}
