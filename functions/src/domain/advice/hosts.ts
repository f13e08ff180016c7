import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { familyOf } from '../catalogue/families.ts'
import { findPlant } from '../catalogue/plants.ts'
import type { AdviceContext } from './context.ts'

/** Whether the plant in the photo can have a condition. UNKNOWN means an uncertain species. */
export type HostFit = 'FITS' | 'UNKNOWN' | 'MISFIT'

type Candidate = AdviceContext['candidates'][number]

/** A species whose confidence is lower than this value is only a guess. */
export const sureFrom = 0.5

/** A plant by its names. */
export type Plant = Pick<AdviceContext['candidates'][number], 'scientificName' | 'family'>

/**
 * Returns FITS for every plant if the condition has no specific hosts. The caller's plant counts
 * more than any that a model saw. A name that fits several plants must fit with all of them.
 */
export function hostFitOf(
  conditionId: ConditionId,
  { candidates }: Pick<AdviceContext, 'candidates'>,
): HostFit {
  const { hosts } = conditions[conditionId]
  if (hosts === 'ANY') return 'FITS'
  const fits = (all: readonly Candidate[]) => all.map((candidate) => fitOf(candidate, hosts))
  const named = candidates.filter(({ source }) => source === 'HINT')
  if (named.length > 0) return agreed(fits(named))
  const [likeliest] = candidates
  if (likeliest === undefined || likeliest.confidence < sureFrom) return 'UNKNOWN'
  const fit = fitOf(likeliest, hosts)
  return fit === 'MISFIT' ? agreed(fits(candidates)) : fit
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
  const { scientificName, family } = plant
  const listedAs = findPlant(scientificName)?.listedAs ?? scientificName
  const [genus = ''] = listedAs.split(' ')
  const names = { listedAs, names: [listedAs, genus, familyOf(listedAs) || family] }
  known.set(plant, names)
  return names
}

/** The names of the plant's species, genus and family. */
export const namedBy = (plant: Plant): readonly string[] => namesOf(plant).names

/** UNKNOWN if only some plants of the named genus or family are hosts. */
function fitOf(candidate: Candidate, hosts: readonly string[]): HostFit {
  const { listedAs, names } = namesOf(candidate)
  if (hosts.some((host) => names.includes(host))) return 'FITS'
  const hasHosts = hosts.some(
    (host) => host.startsWith(`${listedAs} `) || familyOf(host) === listedAs,
  )
  return hasHosts ? 'UNKNOWN' : 'MISFIT'
}
