import type { Output } from '@plant-analysis/client'
import { formatTime, t } from '../../texts/t.ts'

type Stats = Output<'account.readStats'>

/** How many analyses are left today. */
export function Quota({ quota }: { quota: Stats['quota'] }) {
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
