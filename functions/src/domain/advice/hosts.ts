import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { familyOf, findFamily } from '../catalogue/families.ts'
import { leafless } from '../catalogue/habits.ts'
import { isLawKnown } from '../catalogue/law.ts'
import { findPlant } from '../catalogue/plants.ts'
import type { AdviceContext } from './context.ts'

/** Whether the plant in the photo can have a condition. UNKNOWN means an uncertain species. */
export type HostFit = 'FITS' | 'UNKNOWN' | 'MISFIT'

type Candidate = AdviceContext['candidates'][number]

/** A species whose confidence is lower than this value is only a guess. */
export const sureFrom = 0.5

/** A plant by its names. */
export type Plant = Pick<AdviceContext['candidates'][number], 'scientificName' | 'family'>

/** What decides whether a condition can occur. Without a territory or placement it may be any. */
type Where = Pick<AdviceContext, 'candidates'> &
  Partial<Pick<AdviceContext, 'placement' | 'territory'>>

/**
 * Whether the plant, its place and its country fit the condition. The caller's plant counts more
 * than any that a model saw. A name that fits several plants must fit with all of them.
 */
export function hostFitOf(conditionId: ConditionId, about: Where): HostFit {
  const { hosts, neverOn, affectedParts } = conditions[conditionId]
  if (occursElsewhere(conditionId, about)) return 'MISFIT'
  const isOfLeaves = affectedParts.every((part) => part === 'LEAF')
  const spared = isOfLeaves ? [...neverOn, ...leafless] : neverOn
  if (hosts === 'ANY' && spared.length === 0) return 'FITS'
  const fit = plantFitOf(hosts, spared, about)
  return hosts === 'ANY' && fit === 'UNKNOWN' ? 'FITS' : fit
}

function occursElsewhere(conditionId: ConditionId, { territory = null, placement = null }: Where) {
  const { occursIn, placement: own } = conditions[conditionId]
  const isAbroad = occursIn !== null && isLawKnown(territory) && !occursIn.includes(territory)
  return isAbroad || (own !== null && placement !== null && own !== placement)
}

function plantFitOf(
  hosts: 'ANY' | readonly string[],
  spared: readonly string[],
  { candidates }: Where,
): HostFit {
  const fit = (candidate: Candidate): HostFit => {
    if (namedBy(candidate).some((name) => spared.includes(name))) return 'MISFIT'
    return hosts === 'ANY' ? 'FITS' : fitOf(candidate, hosts)
  }
  const named = candidates.filter(({ source }) => source === 'HINT')
  if (named.length > 0) return agreed(named.map(fit))
  const [likeliest] = candidates
  if (likeliest === undefined || likeliest.confidence < sureFrom) return 'UNKNOWN'
  const first = fit(likeliest)
  return first === 'MISFIT' ? agreed(candidates.map(fit)) : first
}

const agreed = ([first, ...rest]: readonly HostFit[]): HostFit =>
  first !== undefined && rest.every((fit) => fit === first) ? first : 'UNKNOWN'

type Names = { readonly listedAs: string; readonly names: readonly string[] }
/** A plan asks for the same plants many times, and reading a name takes a microsecond or more. */
const known = new WeakMap<Plant, Names>()

/** The names by which hosts may list a plant: its species, genus and family. */
function namesOf(plant: Plant): Names {
  const found = known.get(plant)
  if (found) return found
  const { scientificName: given, family } = plant
  const { scientificName, listedAs } = findPlant(given) ?? {
    scientificName: given,
    listedAs: given,
  }
  const [genus = ''] = listedAs.split(' ')
  const names = { listedAs, names: [scientificName, listedAs, genus, familyOf(listedAs) || family] }
  known.set(plant, names)
  return names
}

/** The names of the plant's species, genus and family. */
export const namedBy = (plant: Plant): readonly string[] => namesOf(plant).names

/** UNKNOWN if only some plants of the named genus or family are hosts. */
function fitOf(candidate: Candidate, hosts: readonly string[]): HostFit {
  const { listedAs, names } = namesOf(candidate)
  if (hosts.some((host) => names.includes(host))) return 'FITS'
  const isFamily = findFamily(listedAs) !== undefined
  const hasHosts = hosts.some((host) =>
    isFamily ? familyOf(host) === listedAs : host.startsWith(`${listedAs} `),
  )
  return hasHosts ? 'UNKNOWN' : 'MISFIT'
}
