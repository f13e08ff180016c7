import { useRequest } from '../../api/hooks.ts'
import { Read } from '../../components/read.tsx'
import { formatTime, t } from '../../texts/t.ts'

/** How many of today's analyses are used. */
export function Quota() {
  const stats = useRequest('account.readStats', {})
  return (
    <Read from={stats}>
      {({ quota: { limit, remaining, resetsAt, used } }) => (
        <div class="field">
          <strong id="quota">{t('account.quota')}</strong>
          <meter aria-labelledby="quota" max={limit} value={used} high={limit * 0.8} optimum={0} />
          <p>{t('account.quotaUsed', { used, limit })}</p>
          <p class="quiet">{t('account.quotaLeft', { remaining, time: formatTime(resetsAt) })}</p>
        </div>
      )}
    </Read>
  )
}
