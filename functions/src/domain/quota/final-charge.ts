import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { limits } from '../../contract/limits.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import {
  isSamePeriod,
  limitOf,
  type QuotaLimits,
  type QuotaRecord,
  quotaState,
  refund,
} from './quota.ts'

type Charge = Transaction['charge']
type Usage = StoredAnalysis['usage']

export type FinalCharge = { usage: Usage; charge: Charge; quota: QuotaRecord }

/** Why an answer costs nothing; undefined where it costs its unit. */
function waived(outcome: Diagnosis['outcome'], moderation: string): Usage['reason'] | undefined {
  if (moderation === 'BLOCKED') return 'BLOCKED'
  return outcome === 'NOT_A_PLANT' || outcome === 'PHOTO_UNUSABLE' ? outcome : undefined
}

/**
 * What a completed analysis costs: one unit, but for these.
 *
 * - Without a plant, or with an unusable photo: nothing. The caller got no diagnosis, and so pays
 *   nothing. That holds for the first 20 of a day only, so that nobody uses the service as a free
 *   plant detector.
 * - Blocked by moderation: nothing.
 * - Run again without a charge: nothing. An operator retried a failed one, whose unit was given
 *   back.
 */
export function finalCharge(
  charge: Charge,
  quota: QuotaRecord,
  answer: { diagnosis: Diagnosis; moderation: { state: string } },
  quotaLimits: QuotaLimits,
  now: Date,
): FinalCharge {
  const reason = waived(answer.diagnosis.outcome, answer.moderation.state)
  const isCurrent = isSamePeriod(quota, charge)
  const exhausted =
    reason !== 'BLOCKED' && isCurrent && quota.uncharged >= limits.quota.undiagnosedFreeDaily
  const finalFor = (
    kind: Usage['reason'],
    after: QuotaRecord,
    afterCharge: Charge,
  ): FinalCharge => {
    const state = quotaState(after, limitOf(charge.subject, quotaLimits), now)
    return {
      usage: {
        charged: afterCharge.state === 'CHARGED' ? 1 : 0,
        reason: kind,
        remainingToday: state.remaining,
        resetsAt: state.resetsAt.toISOString(),
      },
      charge: afterCharge,
      quota: after,
    }
  }
  if (charge.state !== 'CHARGED') return finalFor('RETRIED_BY_OPERATOR', quota, charge)
  if (!reason) return finalFor('ANSWERED', quota, charge)
  if (exhausted) return finalFor('UNDIAGNOSED_LIMIT', quota, charge)
  const refunded = refund(quota, charge)
  const counted = isCurrent && reason !== 'BLOCKED'
  const after = counted ? { ...refunded, uncharged: refunded.uncharged + 1 } : refunded
  return finalFor(reason, after, { ...charge, state: 'REFUNDED' })
}
