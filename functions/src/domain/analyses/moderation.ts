import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { ModerationItem } from '../../collections/moderation.ts'
import { limits } from '../../contract/limits.ts'
import { flagReason } from '../../contract/schemas/analysis-values.ts'
import { isApiKeyPrincipal } from '../access/enterprise-principal.ts'
import { addDays } from '../time.ts'

export type ModerationDecision = 'APPROVED' | 'BLOCKED'

/** How long the queue keeps a decided item. The audit trail keeps it for good. */
const decidedDaysKept = limits.analysis.temporaryDays

/** The queue item of an analysis that its provider blocked or doubted. */
export function newModerationItem(
  analysis: StoredAnalysis,
  state: ModerationItem['state'],
  now: Date,
): ModerationItem {
  const { accountId, uid, storagePath, moderation } = analysis
  return {
    accountId,
    uid,
    status: 'PENDING',
    state,
    reasons: moderation.reasons,
    flags: [],
    storagePath,
    createdAt: now,
    decidedAt: null,
    expiresAt: null,
  }
}

/** The item after a decision. It stays in the queue for a while. */
export function decidedItem(
  item: ModerationItem,
  decision: ModerationDecision,
  now: Date,
): ModerationItem {
  return { ...item, status: decision, decidedAt: now, expiresAt: addDays(now, decidedDaysKept) }
}

/**
 * The analysis after a decision. A blocked analysis becomes INCONCLUSIVE and shows nothing. A
 * decision that shows or hides an analysis creates a new revision, and an event reports it.
 */
export function withDecision(
  analysis: StoredAnalysis,
  item: ModerationItem,
  decision: ModerationDecision,
): StoredAnalysis {
  const { state, revision = 1, ...rest } = analysis.moderation
  const isNews = (state === 'BLOCKED') !== (decision === 'BLOCKED')
  return {
    ...analysis,
    outcome: decision === 'BLOCKED' ? 'INCONCLUSIVE' : analysis.diagnosis.outcome,
    moderation: {
      ...rest,
      state: decision,
      reasons: reasonsOf(item),
      revision: isNews ? revision + 1 : revision,
    },
  }
}

/** Every reason for moderation, from the provider and from people. */
function reasonsOf({ reasons, flags }: ModerationItem): string[] {
  return [...new Set([...reasons, ...flags.map(({ reason }) => reason)])]
}

/** Our model wrote the answer, so the sender has not violated the policy. */
const ofTheAnswer: string = flagReason.enum.ANSWER_HARMFUL

/** Whether a block counts as a violation of the photo's sender. */
export function isViolation(item: ModerationItem): boolean {
  const reasons = reasonsOf(item)
  return reasons.length === 0 || reasons.some((reason) => reason !== ofTheAnswer)
}

/** The responsible user: the account's owner for photos sent with a key. */
export function violatorOf({ uid, accountId }: { uid: string; accountId: string }): string {
  return isApiKeyPrincipal(uid) ? accountId : uid
}
