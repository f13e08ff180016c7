import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { SafetyFlag } from '../catalogue/actions.ts'
import { namesPesticide, withoutNumbers, withoutPesticides, withoutProducts } from './advice.ts'

type Plan = NonNullable<Diagnosis['plan']>
type Action = Plan['actions'][number]

const chemicalFlags: readonly SafetyFlag[] = [
  'LABEL_CHECK',
  'PETS',
  'CHILDREN',
  'POLLINATORS',
  'EDIBLE_HARVEST',
]

/**
 * What is left of a plan: actions for the issues that are left, chemicals last, only against what
 * is at least likely, by type and without a dose, and always with their warnings, which no model is
 * trusted to set.
 */
export function rulePlan(given: Plan, issues: Diagnosis['issues'], language: string): Plan {
  const actions = given.actions.flatMap((action) => ruleAction(action, issues, language))
  const isChemical = ({ treatmentType }: Action) => treatmentType === 'CHEMICAL'
  const ordered = [
    ...actions.filter((action) => !isChemical(action)),
    ...actions.filter((action) => isChemical(action)),
  ]
  return {
    ...given,
    actions: ordered.map((action, k) => ({ ...action, order: k + 1 })),
    seekExpertIf: given.seekExpertIf && withoutProducts(given.seekExpertIf, language),
  }
}

/** One action or none. */
function ruleAction(action: Action, issues: Diagnosis['issues'], language: string): Action[] {
  const treated = issues.filter(({ conditionId }) => action.conditionIds.includes(conditionId))
  if (action.conditionIds.length > 0 && treated.length === 0) return []
  const chemical = action.treatmentType === 'CHEMICAL' || namesPesticide(action.title)
  if (chemical && treated.every(({ likelihood }) => likelihood === 'POSSIBLE')) return []
  const withoutDose = chemical ? withoutNumbers : withoutPesticides
  const clean = (text: string) => withoutDose(withoutProducts(text, language), language)
  const [title, instructions] = [
    withoutProducts(action.title, language),
    clean(action.instructions),
  ]
  if (title === '' || instructions === '') return []
  const conditionIds = treated.map(({ conditionId }) => conditionId)
  const ruled = { ...action, conditionIds, title, instructions }
  return [chemical ? asChemical(ruled) : ruled]
}

function asChemical(action: Action): Action {
  const safetyFlags = [...new Set([...chemicalFlags, ...action.safetyFlags])]
  return { ...action, treatmentType: 'CHEMICAL', safetyFlags }
}
