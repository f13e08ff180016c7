import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { FailureCode, Follows, Transaction } from '../../collections/transactions.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { isPermanentFailure } from '../analyses/transaction.ts'
import {
  freeDaily,
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

type Answered = {
  readonly diagnosis: Diagnosis
  readonly moderation: { readonly state: string }
  /** What a second look continues. With a paid photo, the answer is pooled with that photo. */
  readonly follows?: Pick<Follows, 'paidPath'> | undefined
}

/** Returns the reason why an answer is free, or undefined if the answer costs a unit. */
function waived({ diagnosis, moderation, follows }: Answered): Usage['reason'] | undefined {
  const { outcome, photo, health } = diagnosis
  if (moderation.state === 'BLOCKED') return 'BLOCKED'
  if (outcome === 'NOT_A_PLANT' || outcome === 'PHOTO_UNUSABLE') return outcome
  if (photo?.view === 'PLANT') return 'NOT_A_LEAF'
  return follows && health.status === 'UNKNOWN' ? 'SECOND_LOOK' : undefined
}

const isPaid = ({ follows }: Answered): boolean => follows?.paidPath !== undefined

/** Whether the final charge may change the quota, which the caller must then read for a commit. */
export function mayChangeQuota({ state }: Charge, answer: Answered): boolean {
  return state === 'CHARGED' && (isPaid(answer) || waived(answer) !== undefined)
}

/**
 * Computes the final charge of a completed analysis: one unit, with three exceptions.
 *
 * - An answer without a diagnosis is free: no plant, a whole plant, an unusable photo, or a
 *   blocked answer. Only
 *   the first `freeDaily` such answers of a day are free. Without this limit, the service would be
 *   a free plant detector at our cost.
 * - A second look is free if it is pooled with a look that took a unit, or has no health.
 * - An operator's retry is free, because the failed first run has already been refunded.
 */
export function finalCharge(
  charge: Charge,
  quota: QuotaRecord,
  answer: Answered,
  quotaLimits: QuotaLimits,
  now: Date,
): FinalCharge {
  const reason = waived(answer)
  const finalFor = (
    kind: Usage['reason'],
    after: QuotaRecord,
    afterCharge: Charge,
  ): FinalCharge => {
    const state = quotaState(after, limitOf(charge, quotaLimits), now)
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
  if (charge.state !== 'CHARGED')
    return finalFor(isPaid(answer) ? 'SECOND_LOOK' : 'RETRIED_BY_OPERATOR', quota, charge)
  if (isPaid(answer)) {
    // An earlier attempt of the look was charged because it ended at its deadline.
    const refunded = { ...charge, state: 'REFUNDED' as const }
    return finalFor('SECOND_LOOK', refund(quota, charge), refunded)
  }
  if (!reason) return finalFor('ANSWERED', quota, charge)
  const given = giveBackFree(charge, quota, quotaLimits)
  return finalFor(
    given ? reason : 'UNDIAGNOSED_LIMIT',
    given?.quota ?? quota,
    given?.charge ?? charge,
  )
}

/**
 * Refunds the unit if the service failed. Photo errors count as answers without a diagnosis, and so
 * does a call whose own deadline ended it after its photo was decoded, even if its look was free: a
 * caller can time that, for any slow photo. The unit of a failed run is spent or refunded for good.
 */
export function chargeOfFailure(
  charge: Charge,
  quota: QuotaRecord,
  { code, isOver = false }: { code: FailureCode; isOver?: boolean | undefined },
  quotaLimits: QuotaLimits,
): { charge: Charge; quota: QuotaRecord } {
  const taken = isOver && charge.state === 'FREE' ? take(charge, quota) : { charge, quota }
  if (taken.charge.state !== 'CHARGED') return taken
  if (isOver || isPermanentFailure(code))
    return giveBackFree(taken.charge, taken.quota, quotaLimits) ?? taken
  return { charge: { ...charge, state: 'REFUNDED' }, quota: refund(quota, charge) }
}

/** Charges a unit for a run that was free, unless the period of the run has ended. */
function take(charge: Charge, quota: QuotaRecord): { charge: Charge; quota: QuotaRecord } {
  const used = quota.used + (isSamePeriod(quota, charge) ? 1 : 0)
  return { charge: { ...charge, state: 'CHARGED' }, quota: { ...quota, used } }
}

/** Refunds a free answer. Returns undefined if the day's free answers are used up. */
function giveBackFree(charge: Charge, quota: QuotaRecord, quotaLimits: QuotaLimits) {
  const isCurrent = isSamePeriod(quota, charge)
  const free = freeDaily(limitOf(charge, quotaLimits))
  if (isCurrent && quota.uncharged >= free) return undefined
  const refunded = refund(quota, charge)
  const after = isCurrent ? { ...refunded, uncharged: refunded.uncharged + 1 } : refunded
  return { quota: after, charge: { ...charge, state: 'REFUNDED' as const } }
}
