import { t } from '../../texts/t.ts'

/** Whether the analysis stays visible to its user during the review. */
export function StateBadge({ state }: { state: 'FLAGGED' | 'BLOCKED' }) {
  return state === 'BLOCKED' ? (
    <span class="badge danger">{t('moderation.blocked')}</span>
  ) : (
    <span class="badge warning">{t('moderation.flagged')}</span>
  )
}
