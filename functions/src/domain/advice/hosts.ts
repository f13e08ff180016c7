import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { AdviceContext } from './context.ts'

/** Whether the plant in the photo can have a condition. UNKNOWN means an uncertain species. */
export type HostFit = 'FITS' | 'UNKNOWN' | 'MISFIT'

/** A species whose confidence is lower than this value is only a guess. */
export const sureFrom = 0.5

/** A plant by its names. */
export type Plant = Pick<AdviceContext['candidates'][number], 'scientificName' | 'family'>

/** Returns FITS for every plant if the condition has no specific hosts. */
export function hostFitOf(
  conditionId: ConditionId,
  { candidates }: Pick<AdviceContext, 'candidates'>,
): HostFit {
  const { hosts } = conditions[conditionId]
  if (hosts === 'ANY') return 'FITS'
  const isHost = (candidate: AdviceContext['candidates'][number]) =>
    hosts.some((host) => isNamed(candidate, host))
  const [likeliest] = candidates
  if (likeliest === undefined || likeliest.confidence < sureFrom) return 'UNKNOWN'
  if (isHost(likeliest)) return 'FITS'
  return candidates.some(isHost) ? 'UNKNOWN' : 'MISFIT'
}

/** Whether a name is that of the plant's species, genus or family. */
export function isNamed({ scientificName, family }: Plant, host: string): boolean {
  return scientificName === host || scientificName.startsWith(`${host} `) || family === host
}
