import { type ActionEffect, type ActionId, actions, isActionId } from '../catalogue/actions.ts'
import { bannedIn, bannedWeeds, partlyBanned } from '../catalogue/banned-plants.ts'
import { neverTouched, thorny } from '../catalogue/host-groups.ts'
import type { Target, Toxicity } from '../catalogue/toxicity/entry.ts'
import { findToxicity, gradeOf } from '../catalogue/toxicity.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { AdviceContext } from './context.ts'
import type { PlannedAction } from './given.ts'
import { type Plant, sureFrom } from './hosts.ts'
import { areAmong, isAnyAmong } from './setting.ts'

type Draft = Omit<PlannedAction, 'order'>
type About = Pick<AdviceContext, 'texts' | 'candidates' | 'territory'>

/** Actions with these effects put hands on the plant. */
// biome-ignore format: as a list
const handling: readonly ActionEffect[] = [
  'CUTS', 'DISCARDS', 'HANDLES_PESTS', 'SAVES_HARVEST', 'WETS_LEAVES',
]
// biome-ignore format: as a list
const alsoHandling: readonly ActionId[] = [
  'bag_fruit', 'check_drainage', 'clear_grubs', 'clear_shade', 'improve_air_flow', 'wipe_off_pests',
]

/** Actions that bring people near caterpillars with stinging hairs. */
// biome-ignore format: as a list
const nearHairs: readonly ActionId[] = [
  'keep_away_from_hairs', 'leave_hairy_caterpillars', 'pick_box_caterpillars', 'pick_off_pests',
  'search_for_pests',
]

// Lonomia lives there, and its hairs have killed people.
// biome-ignore format: as a list
const southAmerica: readonly string[] = [
  'AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'GF', 'GY', 'PE', 'PY', 'SR', 'UY', 'VE',
]

/**
 * Adds to the first action that puts hands on the plant what to wear and what to keep from animals,
 * and to the first action near caterpillars that some of them kill. A dangerous plant is handled
 * when it is checked, too. Nobody touches a plant whose sap burns.
 */
export function withWarnings(drafts: readonly Draft[], about: About): Draft[] {
  const { paragraph, plan } = about.texts
  const { isSure, plants } = plantsIn(about)
  const entries = plants.map(({ scientificName }) => findToxicity(scientificName))
  const isUntouched = isSure && areAmong(plants, neverTouched)
  const worn = entries.map(wearFor)
  const isStrong = worn.includes('STRONG')
  const isGeneral = !isSure || worn.includes('GENERAL')
  const gloves = isStrong ? [plan.gloves.STRONG] : isGeneral ? [plan.gloves.GENERAL] : []
  const thorns = isSure && isAnyAmong(plants, thorny) ? [plan.thorns] : []
  const wear = isUntouched ? [plan.gloves.NEVER_TOUCH] : [...gloves, ...thorns]
  const keep = !isStrong && entries.some(killsAnimals) ? [plan.keepFromAnimals] : []
  const first = drafts.findIndex(
    ({ actionId }) =>
      isUntouched || (actionId !== null && isActionId(actionId) ? isHandling(actionId) : isStrong),
  )
  const caterpillars = southAmerica.includes(about.territory ?? '')
    ? drafts.findIndex(({ actionId }) => nearHairs.some((each) => each === actionId))
    : -1
  return drafts.map((draft, k) => {
    // A stored diagnosis already has the warnings.
    const isNew = (text: string) => !draft.instructions.includes(text)
    const before = k === first ? wear : []
    const after = [
      ...(k === first ? keep : []),
      ...(k === caterpillars ? [plan.deadlyCaterpillars] : []),
    ]
    return {
      ...draft,
      instructions: paragraph([
        ...before.filter(isNew),
        draft.instructions,
        ...after.filter(isNew),
      ]),
    }
  })
}

/** Says that the law of the territory bans the plants, or that the law of some place may. */
export function lawOn(
  plants: readonly Plant[],
  territory: string | null,
  { bannedHere, bannedWeed }: Pick<Texts['care'], 'bannedHere' | 'bannedWeed'>,
): string | undefined {
  if (areAmong(plants, bannedIn(territory))) return bannedHere
  const isNamed = (plant: Plant) => areAmong([plant], bannedWeeds) || isPartlyBanned(plant)
  return plants.length > 0 && plants.every(isNamed) ? bannedWeed : undefined
}

/** Whether the plant is named by a genus alone, of which the law of some place bans a kind. */
const isPartlyBanned = ({ scientificName }: Plant): boolean => partlyBanned.includes(scientificName)

/** Says at the first action that the law bans, or may ban the plant. */
export function withLaw(drafts: readonly Draft[], about: About): Draft[] {
  const { care, paragraph } = about.texts
  const { isSure, plants } = plantsIn(about)
  const law = isSure ? lawOn(plants, about.territory, care) : undefined
  return drafts.map((draft, k) =>
    law !== undefined && k === 0 && !draft.instructions.includes(law)
      ? { ...draft, instructions: paragraph([law, draft.instructions]) }
      : draft,
  )
}

const isHandling = (actionId: ActionId): boolean =>
  alsoHandling.includes(actionId) ||
  actions[actionId].effects.some((effect) => handling.includes(effect))

type Entry = Toxicity | undefined

/** The facts on the plants that this may be: named by the caller, else seen in the photo. */
function plantsIn({ candidates }: About): { isSure: boolean; plants: About['candidates'] } {
  const named = candidates.filter(({ source }) => source === 'HINT')
  const [likeliest] = candidates
  const sure = likeliest !== undefined && likeliest.confidence >= sureFrom ? [likeliest] : []
  const plants = named.length > 0 ? named : sure
  return {
    isSure: plants.length > 0,
    plants: plants.length > 0 ? plants : candidates,
  }
}

/** What to wear for a plant; null for food that irritates neither skin nor eyes. */
function wearFor(entry: Entry): 'GENERAL' | 'STRONG' | null {
  if (entry === undefined) return 'GENERAL'
  const onContact = entry.harms.filter(({ route }) => route !== 'EATEN')
  const grade = gradeOf(entry, 'PEOPLE')
  const isPoison = entry.food === null && grade !== null && grade !== 'MILD'
  if (isPoison || onContact.some((harm) => harm.grade === 'SERIOUS')) return 'STRONG'
  return entry.food === null || onContact.length > 0 ? 'GENERAL' : null
}

const animals: readonly Target[] = ['CATS', 'DOGS', 'LIVESTOCK']

const killsAnimals = (entry: Entry): boolean =>
  entry !== undefined && animals.some((target) => gradeOf(entry, target) === 'LIFE_THREATENING')
