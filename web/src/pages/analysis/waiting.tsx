import type { Transaction } from '@plant-analysis/client'
import { PageHead } from '../../components/page-head.tsx'
import { formatTime, t } from '../../texts/t.ts'

/** A transaction without an answer yet. The page polls by itself. */
export function Waiting({ status, createdAt }: Pick<Transaction, 'status' | 'createdAt'>) {
  return (
    <article class="stack">
      <PageHead title={t('analysis.waiting')} />
      <progress aria-label={t('analysis.waiting')} />
      <p role="status">
        {status === 'PENDING' ? t('analysis.waitingForTurn') : t('analysis.beingLookedAt')}
      </p>
      <p class="quiet">{t('analysis.sentAt', { time: formatTime(createdAt) })}</p>
    </article>
  )
}
