import type { Issue } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'
import { categories } from '../condition/categories.ts'

const severities = {
  LOW: { text: 'analysis.severityLow', class: 'good' },
  MODERATE: { text: 'analysis.severityModerate', class: 'warning' },
  HIGH: { text: 'analysis.severityHigh', class: 'danger' },
  CRITICAL: { text: 'analysis.severityCritical', class: 'danger' },
} as const

/** The severity and kind of an issue, with one word for each. The page states one figure only. */
export function IssueBadges({ issue: { severity, category } }: { issue: Issue }) {
  return (
    <p class="row">
      <span class={`badge ${severities[severity].class}`}>{t(severities[severity].text)}</span>
      <span class="badge">{t(categories[category])}</span>
    </p>
  )
}
