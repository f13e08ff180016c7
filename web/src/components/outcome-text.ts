import type { Analysis } from '@plant-analysis/client'
import { t } from '../texts/t.ts'

export type Outcome = Analysis['outcome']

const keys = {
  HEALTHY: 'common.outcomeHealthy',
  ISSUES_FOUND: 'common.outcomeIssues',
  INCONCLUSIVE: 'common.outcomeInconclusive',
  NOT_A_PLANT: 'common.outcomeNotAPlant',
  PHOTO_UNUSABLE: 'common.outcomeUnusable',
} as const satisfies Record<Outcome, string>

/** A few words for the outcome of an analysis. */
export const outcomeText = (outcome: Outcome): string => t(keys[outcome])

const classes: Partial<Record<Outcome, string>> = { HEALTHY: 'good', ISSUES_FOUND: 'warning' }

/** The CSS class that gives an outcome its colour. */
export const outcomeClass = (outcome: Outcome): string => classes[outcome] ?? 'quiet'

/** The result of an analysis: the headline of the service, or else its outcome. */
export function findingText({ outcome, headline }: Pick<Analysis, 'outcome' | 'headline'>): string {
  return headline?.text ?? outcomeText(outcome)
}
