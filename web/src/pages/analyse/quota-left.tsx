import type { Output } from '@plant-analysis/client'
import { formatTime, t } from '../../texts/t.ts'

/** Today's remaining analyses, and the time of the next reset. */
export function QuotaLeft({ quota }: { quota: Output<'account.openSession'>['quota'] }) {
  const until = { time: formatTime(quota.resetsAt) }
  if (quota.remaining === 0) {
    return (
      <p class="notice" role="status">
        {t('analyse.noneLeft', until)}
      </p>
    )
  }
  return (
    <p class="quiet">
      {t('analyse.left', { count: quota.remaining, limit: quota.limit, ...until })}
    </p>
  )
}
