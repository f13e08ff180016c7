import type { Issue } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

/** The facts that cannot wait: notifiable diseases and urgent problems. */
export function UrgencyNotice({ issues }: { issues: readonly Issue[] }) {
  const [first] = issues
  const reportable = issues.filter((issue) => issue.reportable)
  return (
    <>
      {reportable.map(({ conditionId, name }) => (
        <p key={conditionId} class="notice problem">
          {t('analysis.reportable', { name })}
        </p>
      ))}
      {first?.controlNeeded && (
        <p class={`notice ${classes[first.controlNeeded.value]}`}>{first.controlNeeded.text}</p>
      )}
    </>
  )
}

const classes = { NO: 'good', WATCH: 'good', YES: '', URGENT: 'problem' } as const
