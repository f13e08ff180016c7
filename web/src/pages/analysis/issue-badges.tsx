import type { Issue } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

const likelihoods = {
  POSSIBLE: 'analysis.possible',
  LIKELY: 'analysis.likely',
  VERY_LIKELY: 'analysis.veryLikely',
} as const

const severities = {
  LOW: { text: 'analysis.severityLow', class: 'good' },
  MODERATE: { text: 'analysis.severityModerate', class: 'warning' },
  HIGH: { text: 'analysis.severityHigh', class: 'danger' },
  CRITICAL: { text: 'analysis.severityCritical', class: 'danger' },
} as const

const categories = {
  FUNGAL: 'analysis.categoryFungal',
  BACTERIAL: 'analysis.categoryBacterial',
  VIRAL: 'analysis.categoryViral',
  PEST: 'analysis.categoryPest',
  NUTRIENT: 'analysis.categoryNutrient',
  WATER: 'analysis.categoryWater',
  LIGHT: 'analysis.categoryLight',
  TEMPERATURE: 'analysis.categoryTemperature',
  MECHANICAL: 'analysis.categoryMechanical',
  AGEING: 'analysis.categoryAgeing',
  OTHER: 'analysis.categoryOther',
} as const

/** The likelihood, severity and kind of an issue, with one word for each. */
export function IssueBadges({
  issue: { likelihood, severity, category, rightOf100 },
}: {
  issue: Issue
}) {
  return (
    <>
      <p class="row">
        <span class="badge">{t(likelihoods[likelihood])}</span>
        <span class={`badge ${severities[severity].class}`}>{t(severities[severity].text)}</span>
        <span class="badge">{t(categories[category])}</span>
      </p>
      {rightOf100 !== null && (
        <p class="quiet">{t('analysis.rightOf100', { count: rightOf100 })}</p>
      )}
    </>
  )
}
