import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { AdviceContext } from './context.ts'

/** Whether the plant on the photo can have a condition, as far as it is known which plant it is. */
export type HostFit = 'FITS' | 'UNKNOWN' | 'MISFIT'

/** Below this a species is a guess. */
const sureFrom = 0.5

/** A condition of any plant always fits. */
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

function isNamed(
  { scientificName, family }: AdviceContext['candidates'][number],
  host: string,
): boolean {
  return scientificName === host || scientificName.startsWith(`${host} `) || family === host
}
