import {
  type ActionEffect,
  type ActionFacts,
  type ActionId,
  type ActionPlace,
  actionIds,
  actions,
  exclusiveEffects,
} from '../catalogue/actions.ts'
import { conditions } from '../catalogue/conditions.ts'
import { perennials } from '../catalogue/habits.ts'
import { handPollinated, minedByFlies } from '../catalogue/host-groups.ts'
import type { Setting } from '../catalogue/settings.ts'
import type { AdviceContext } from './context.ts'
import type { Issue } from './given.ts'
import { harmsPlants } from './harm.ts'
import { type HostFit, hostFitOf, type Plant } from './hosts.ts'
import { isConditionId } from './issue.ts'
import { areAmong, bearNoFood, mayWantDrySoil, plantsOf, settingFor } from './setting.ts'
import { isReportable } from './severity.ts'
import { standInsFor } from './stand-ins.ts'

/** An action that the catalogue or the model recommends for a condition. */
export type Wanted = {
  readonly actionId: ActionId
  /** The rank of the condition among all conditions; the strongest condition has rank 0. */
  readonly rank: number
  /** The action's position in the condition's list. Prevention follows all treatment. */
  readonly step: number
}

export type Choice = {
  readonly kept: readonly Wanted[]
  /** The rank of the stronger of two conditions with contradicting actions, else null. */
  readonly contested: number | null
}

const preventionStep = 100

/**
 * Chooses the actions for the conditions. Drops every action that the placement, the law or a
 * condition forbids. If two actions are opposites, drops the action of the weaker condition.
 * `chosen` holds the model's actions for a condition outside the catalogue.
 */
export function chooseActions(
  issues: readonly Issue[],
  chosen: readonly ActionId[],
  about: Pick<AdviceContext, 'placement' | 'candidates' | 'isCitrusSettled' | 'territory'>,
): Choice {
  const { candidates, isCitrusSettled } = about
  const fit = hostFitOf('citrus_canker', { candidates })
  const isSettled = fit === 'UNKNOWN' && isCitrusSettled
  const citrus = isSettled || !isReportable('citrus_canker', about) ? 'MISFIT' : fit
  const asked = issues.flatMap((issue, rank) => wantedBy(issue, rank, chosen, about))
  const wanted = asked.filter(
    ({ actionId, rank }) =>
      !isForbidden(actionId, rank, issues) &&
      isSafeToReport(actionId, issues) &&
      isSafeForCitrus(actionId, citrus, asked),
  )
  const kept: Wanted[] = []
  let contested: number | null = null
  for (const each of wanted) {
    if (kept.some(({ actionId }) => actionId === each.actionId)) continue
    const rival = kept.find(({ actionId }) => isOpposite(actionId, each.actionId))
    if (rival === undefined) kept.push(each)
    else if (rival.rank !== each.rank) contested = Math.min(contested ?? rival.rank, rival.rank)
  }
  return withoutIdleness({ kept, contested })
}

/**
 * Drops "watch only" if a condition needs treatment, because treating a harmless condition does
 * little harm.
 */
function withoutIdleness({ kept, contested }: Choice): Choice {
  const idle = kept.find(({ actionId }) => actionId === 'watch_only')
  const isBusy = kept.some(({ actionId, step }) => step < preventionStep && !isPassive(actionId))
  if (idle === undefined || !isBusy) return { kept, contested }
  return {
    kept: kept.filter((each) => each !== idle),
    contested: Math.min(contested ?? idle.rank, idle.rank),
  }
}

const isPassive = (actionId: ActionId): boolean =>
  actions[actionId].effects.some((effect) => effect === 'LEAVES_UNCUT' || effect === 'CHECKS')

/** A chemical needs certainty about both the condition and the plant. */
export const allowsChemicals = ({ likelihood, onlyIf }: Issue): boolean =>
  likelihood === 'VERY_LIKELY' && onlyIf === null

/**
 * Nobody destroys a plant for a mere suspicion, or a plant that may live with the disease. The top
 * of a succulent is cut off only above a soft base. Thrips carry spotted wilt from pot to pot.
 */
function allowsDestroying(
  actionId: ActionId,
  { conditionId, likelihood, onlyIf }: Issue,
  plants: readonly Plant[],
  setting: Setting,
): boolean {
  if (actionId === 'save_healthy_top' && mayWantDrySoil(plants)) return true
  const isSource = conditionId === 'spotted_wilt_virus' && setting === 'POT'
  const mayLive = areAmong(plants, perennials) && !isSource
  return likelihood !== 'POSSIBLE' && onlyIf === null && !mayLive
}

function wantedBy(
  issue: Issue,
  rank: number,
  chosen: readonly ActionId[],
  about: Pick<AdviceContext, 'placement' | 'candidates'>,
): Wanted[] {
  const { conditionId, reportable } = issue
  const facts = isConditionId(conditionId) ? conditions[conditionId] : undefined
  const plants = plantsOf(isConditionId(conditionId) ? conditionId : null, about)
  const setting = settingFor(conditionId, plants, about)
  const suits = (actionId: ActionId): boolean => {
    const { settings, place, plants: names } = actions[actionId]
    return (
      settings.includes(setting) &&
      placements[place].includes(about.placement) &&
      (names === 'ANY' || areAmong(plantsOf(null, about), names)) &&
      !harmsPlants(actionId, plants) &&
      isWorthwhile(actionId, plants, setting) &&
      findsPrey(actionId, conditionId, plants)
    )
  }
  const isAllowed = (actionId: ActionId): boolean => {
    const { effects, treatmentType } = actions[actionId]
    return (
      (treatmentType !== 'CHEMICAL' || allowsChemicals(issue)) &&
      (reportable || !effects.includes('REPORTS')) &&
      (!effects.includes('DESTROYS') || allowsDestroying(actionId, issue, plants, setting)) &&
      suits(actionId)
    )
  }
  const treating = (facts?.actions ?? chosen).flatMap((actionId) =>
    isAllowed(actionId) ? actionId : (standInsFor(actionId, plants).find(isAllowed) ?? []),
  )
  const treatment = [...treating, ...containing(issue, treating).filter(suits)]
  const prevention = rank === 0 ? (facts?.prevention ?? []).filter(suits) : []
  return [
    ...treatment.map((actionId, step) => ({ actionId, rank, step })),
    ...prevention.map((actionId, k) => ({ actionId, rank, step: preventionStep + k })),
  ]
}

/** What keeps a disease without a cure from other plants, if no other action does. */
const containing = ({ outlook, reportable }: Issue, treating: readonly ActionId[]): ActionId[] => {
  const keepsAway = ({ effects }: ActionFacts) =>
    effects.includes('ISOLATES') || effects.includes('DESTROYS')
  // The report says what to do until the authority answers, which then decides.
  const isKeptAway = reportable || treating.some((actionId) => keepsAway(actions[actionId]))
  return outlook?.value === 'INCURABLE' && !isKeptAway ? ['contain_plant'] : []
}

/**
 * The wasps that are sold against leaf miners leave the caterpillars of moths alone. No insect
 * carries the mosaic of roses.
 */
function findsPrey(actionId: ActionId, conditionId: string, plants: readonly Plant[]): boolean {
  if (conditionId === 'leaf_miner' && actionId === 'release_beneficials')
    return areAmong(plants, minedByFlies)
  return !(
    conditionId === 'mosaic_virus' &&
    actionId === 'keep_carriers_away' &&
    areAmong(plants, ['Rosa'])
  )
}

/**
 * No harvest is saved of plants that nobody is known to eat. Nobody takes the flowers of plants
 * that people may grow for their fruit or seed, or pollinates a field or most trees by hand.
 */
function isWorthwhile(actionId: ActionId, plants: readonly Plant[], setting: Setting): boolean {
  if (actionId === 'help_pollination' && !['POT', 'GARDEN'].includes(setting))
    return handPollinated.some(([, names]) => areAmong(plants, names))
  if (actionId === 'clear_thrips_pupae') return bearNoFood(plants)
  return !actions[actionId].effects.includes('SAVES_HARVEST') || !bearNoFood(plants)
}

const placements: Readonly<Record<ActionPlace, readonly AdviceContext['placement'][]>> = {
  ANYWHERE: ['inside', 'outside', null],
  INDOORS: ['inside'],
  OUTDOORS: ['outside'],
  POT: ['inside', null],
  GROUND: ['outside', null],
}

/** Any other action may destroy evidence or spread a disease before an inspection. */
const harmless: readonly ActionEffect[] = ['CHANGES_NOTHING', 'REPORTS', 'ASKS_FOR_CITRUS']

export const changesNothing = (actionId: ActionId): boolean =>
  actions[actionId].effects.some((effect) => harmless.includes(effect))

/** Where a report is due, the plant stays as it is until the authority answers. */
const isSafeToReport = (actionId: ActionId, issues: readonly Issue[]): boolean =>
  changesNothing(actionId) || !issues.some(({ reportable }) => reportable)

/**
 * Even an unlikely condition forbids these effects: fertiliser burns roots in wet, dry or salty
 * soil, and the hairs of some caterpillars injure people and pets.
 */
const harmfulEvenIfUnlikely: readonly ActionEffect[] = ['FEEDS', 'HANDLES_PESTS']

function isForbidden(actionId: ActionId, rank: number, issues: readonly Issue[]): boolean {
  return actions[actionId].effects.some((effect) =>
    issues.some(({ conditionId }, other) => {
      const forbids = isConditionId(conditionId) ? conditions[conditionId].forbids : []
      return forbids.includes(effect) && (harmfulEvenIfUnlikely.includes(effect) || other <= rank)
    }),
  )
}

const asksForCitrus = ({ actionId }: Pick<Wanted, 'actionId'>): boolean =>
  actions[actionId].effects.includes('ASKS_FOR_CITRUS')

/** Spots on a citrus plant may be canker, so the plant stays as it is until the report. */
function isSafeForCitrus(actionId: ActionId, citrus: HostFit, asked: readonly Wanted[]): boolean {
  if (citrus === 'MISFIT') return !asksForCitrus({ actionId })
  if (citrus === 'UNKNOWN' || !asked.some(asksForCitrus)) return true
  return changesNothing(actionId)
}

const excludes = (one: ActionId, other: ActionId): boolean =>
  exclusiveEffects.some(
    ([effect, excluded]) =>
      actions[one].effects.includes(effect) && actions[other].effects.includes(excluded),
  )

/** The opposites of actions that a plan asked for. All would delay a cold start by 30 ms. */
const opposites = new Map<ActionId, ReadonlySet<ActionId>>()

function isOpposite(one: ActionId, other: ActionId): boolean {
  const known =
    opposites.get(one) ??
    new Set(actionIds.filter((each) => excludes(one, each) || excludes(each, one)))
  opposites.set(one, known)
  return known.has(other)
}
