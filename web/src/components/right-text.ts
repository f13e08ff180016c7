import type { Analysis } from '@plant-analysis/client'
import { formatList, t } from '../texts/t.ts'

/** A problem that a user can name instead of the service's answer. */
export type Possible = { readonly conditionId: string; readonly name: string }

/** Thirst is the commonest problem of house plants, and photos hardly show it. */
const watering = (): Possible[] => [
  { conditionId: 'water_deficit', name: t('common.thirsty') },
  { conditionId: 'water_excess', name: t('common.overwatered') },
]

/** The problems that the answer names or confuses, and those of watering, each once. */
export function possibleOf({ issues }: Pick<Analysis, 'issues'>): Possible[] {
  const named = [...issues, ...issues.flatMap(({ lookAlikes }) => lookAlikes), ...watering()]
  return [...new Map(named.map(({ conditionId, name }) => [conditionId, name]))].map(
    ([conditionId, name]) => ({ conditionId, name }),
  )
}

/** The right answer of the account in words; empty if the account gave none. */
export function rightText({ issues, feedback }: Pick<Analysis, 'issues' | 'feedback'>): string {
  const { right } = feedback
  if (!right) return ''
  const { health, conditionId, species } = right
  const known = possibleOf({ issues }).find((each) => each.conditionId === conditionId)
  const problem = conditionId && (known?.name ?? conditionId.replaceAll('_', ' '))
  const healthy = health === 'HEALTHY' ? t('common.saidHealthy') : null
  const unhealthy = health === 'UNHEALTHY' && !problem ? t('common.saidUnhealthy') : null
  return formatList([healthy, unhealthy, problem, species].filter((part) => part !== null))
}
