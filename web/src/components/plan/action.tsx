import type { Plan } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

type Action = Plan['actions'][number]

/** How often to repeat an action. */
export function Repeats({
  action: { repeatEveryDays, repeatTimes },
}: {
  action: Pick<Action, 'repeatEveryDays' | 'repeatTimes'>
}) {
  if (repeatEveryDays === null) return null
  return (
    <p class="quiet">
      {repeatTimes === null
        ? t('analysis.repeatOpen', { days: repeatEveryDays })
        : t('analysis.repeatTimes', { days: repeatEveryDays, times: repeatTimes })}
    </p>
  )
}

/** What to watch out for in an action. */
export function Safety({ action: { safetyFlags } }: { action: Pick<Action, 'safetyFlags'> }) {
  if (safetyFlags.length === 0) return null
  return (
    <ul class="bare row">
      {safetyFlags.map((flag) => (
        <li key={flag} class="badge warning">
          {t(flags[flag])}
        </li>
      ))}
    </ul>
  )
}

/** The texts of the kinds of actions. */
export const treatments = {
  CULTURAL: 'analysis.treatmentCultural',
  MECHANICAL: 'analysis.treatmentMechanical',
  BIOLOGICAL: 'analysis.treatmentBiological',
  CHEMICAL: 'analysis.treatmentChemical',
  PREVENTION: 'analysis.treatmentPrevention',
} as const

const flags = {
  LABEL_CHECK: 'analysis.flagLabel',
  PETS: 'analysis.flagPets',
  CHILDREN: 'analysis.flagChildren',
  POLLINATORS: 'analysis.flagPollinators',
  EDIBLE_HARVEST: 'analysis.flagHarvest',
  SAP_IRRITANT: 'analysis.flagSap',
  QUARANTINE: 'analysis.flagQuarantine',
  REPORTABLE: 'analysis.flagReportable',
} as const
