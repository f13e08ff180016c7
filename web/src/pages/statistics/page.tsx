import type { Output } from '@plant-analysis/client'
import { useRequest } from '../../api/hooks.ts'
import { Chart } from '../../components/chart.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatNumber, formatTime, language, t } from '../../texts/t.ts'
import { ByKey } from './by-key.tsx'
import { dayFormat } from './day-format.ts'
import { Outcomes } from './outcomes.tsx'

/** Today's quota, the account's totals, and the analyses of the last 30 days. */
export function Page() {
  const stats = useRequest('account.readStats', {})
  return (
    <>
      <PageHead title={t('statistics.title')} />
      <Read from={stats}>
        {({ quota, totals, byOutcome, daily, byKey }) => (
          <>
            <div class="columns">
              <Quota quota={quota} />
              <Totals totals={totals} />
            </div>
            <div class="columns statistics">
              <Daily days={daily} />
              <Outcomes byOutcome={byOutcome} />
              {byKey.length > 0 && <ByKey byKey={byKey} />}
            </div>
            <div class="row">
              <ShowAs operation="account.readStats" input={{}} />
            </div>
          </>
        )}
      </Read>
    </>
  )
}

type Day = Output<'account.readStats'>['daily'][number]

/** Analyses of each of the last 30 days. */
function Daily({ days }: { days: readonly Day[] }) {
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

type Stats = Output<'account.readStats'>

/** How many analyses are left today. */
function Quota({ quota }: { quota: Stats['quota'] }) {
  const { limit, used, remaining, resetsAt } = quota
  return (
    <section class="card">
      <h2>{t('statistics.quota')}</h2>
      <p class="figure">{t('statistics.quotaLeft', { count: remaining })}</p>
      <div>
        <meter
          aria-label={t('statistics.quotaUsed', { used, limit })}
          max={limit}
          value={used}
          high={limit * 0.8}
          optimum={0}
        />
        <p class="quiet">
          {t('statistics.quotaUsed', { used, limit })}.{' '}
          {used > 0 && t('statistics.quotaResets', { time: formatTime(resetsAt) })}
        </p>
      </div>
    </section>
  )
}

type Totals = Output<'account.readStats'>['totals']

const shown = [
  { name: 'statistics.analyses', of: 'analyses', path: '/history' },
  { name: 'statistics.saved', of: 'saved', path: '/history?kept=saved' },
  { name: 'statistics.folders', of: 'folders', path: '/history' },
  { name: 'statistics.devices', of: 'devices', path: '/devices' },
  { name: 'statistics.tokens', of: 'tokens', path: '/api-keys' },
] as const

/** The totals of the account. Each total is a link to its page. */
function Totals({ totals }: { totals: Totals }) {
  return (
    <section class="card">
      <h2>{t('statistics.totals')}</h2>
      <ul class="bare totals">
        {shown.map(({ name, of, path }) => (
          <li key={of}>
            <a href={path}>
              <span class="figure">{formatNumber(totals[of])}</span> <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
