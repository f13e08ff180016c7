import { type ActionEffect, type ActionId, actions, isActionId } from '../catalogue/actions.ts'
import type { Toxicity } from '../catalogue/toxicity/entry.ts'
import { findToxicity, gradeOf } from '../catalogue/toxicity.ts'
import type { AdviceContext } from './context.ts'
import type { PlannedAction } from './given.ts'
import { sureFrom } from './hosts.ts'

type Draft = Omit<PlannedAction, 'order'>
type About = Pick<AdviceContext, 'texts' | 'candidates' | 'territory'>

/** Actions with these effects put hands on the plant. */
const handling: readonly ActionEffect[] = [
  'CUTS',
  'DISCARDS',
  'HANDLES_PESTS',
  'MOVES',
  'SAVES_HARVEST',
  'WETS_LEAVES',
]
const alsoHandling: readonly ActionId[] = ['rake_out_moss', 'wipe_off_pests']

/** Actions that bring people near caterpillars with stinging hairs. */
const nearHairs: readonly ActionId[] = [
  'keep_away_from_hairs',
  'leave_hairy_caterpillars',
  'pick_box_caterpillars',
  'pick_off_pests',
  'search_for_pests',
]

// Lonomia lives there, and its hairs have killed people.
const southAmerica: readonly string[] = [
  'AR',
  'BO',
  'BR',
  'CL',
  'CO',
  'EC',
  'GF',
  'GY',
  'PE',
  'PY',
  'SR',
  'UY',
  'VE',
]

/**
 * Adds to the first action that puts hands on the plant what to wear, and to the first action near
 * caterpillars that some of them kill. A dangerous plant is handled when it is checked, too.
 */
export function withWarnings(drafts: readonly Draft[], about: About): Draft[] {
  const { paragraph, plan } = about.texts
  const wear = wearFor(about)
  const isStrong = wear === 'STRONG'
  const first = drafts.findIndex(({ actionId }) =>
    actionId !== null && isActionId(actionId) ? isHandling(actionId) : isStrong,
  )
  const caterpillars = southAmerica.includes(about.territory ?? '')
    ? drafts.findIndex(({ actionId }) => nearHairs.some((each) => each === actionId))
    : -1
  return drafts.map((draft, k) => ({
    ...draft,
    instructions: paragraph([
      draft.instructions,
      ...(k === first && wear !== null ? [plan.gloves[wear]] : []),
      ...(k === caterpillars ? [plan.deadlyCaterpillars] : []),
    ]),
  }))
}

const isHandling = (actionId: ActionId): boolean =>
  alsoHandling.includes(actionId) ||
  actions[actionId].effects.some((effect) => handling.includes(effect))

type Wear = 'GENERAL' | 'STRONG'

/** What to wear for the worst plant that this may be; null for harmless food. */
function wearFor({ candidates }: About): Wear | null {
  const named = candidates.filter(({ source }) => source === 'HINT')
  const [likeliest] = candidates
  const sure = likeliest !== undefined && likeliest.confidence >= sureFrom ? [likeliest] : []
  const plants = named.length > 0 ? named : sure
  const found = (plants.length > 0 ? plants : candidates).map(({ scientificName }) =>
    wearForEntry(findToxicity(scientificName)),
  )
  if (found.includes('STRONG')) return 'STRONG'
  return plants.length === 0 || found.includes('GENERAL') ? 'GENERAL' : null
}

function wearForEntry(entry: Toxicity | undefined): Wear | null {
  if (entry === undefined) return 'GENERAL'
  const onContact = entry.harms.filter(({ route }) => route !== 'EATEN')
  const grade = gradeOf(entry, 'PEOPLE')
  const isPoison = entry.food === null && grade !== null && grade !== 'MILD'
  if (isPoison || onContact.some((harm) => harm.grade === 'SERIOUS')) return 'STRONG'
  return entry.food === null || onContact.length > 0 ? 'GENERAL' : null
}
