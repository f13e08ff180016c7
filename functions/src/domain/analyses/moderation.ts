import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { ModerationItem } from '../../collections/moderation.ts'
import { limits } from '../../contract/limits.ts'
import { flagReason } from '../../contract/schemas/analysis-values.ts'
import { isApiKeyPrincipal } from '../access/enterprise-principal.ts'
import { addDays } from '../time.ts'

export type ModerationDecision = 'APPROVED' | 'BLOCKED'

/** How long a decided item tells that it was decided; the audit trail tells it for good. */
const decidedDaysKept = limits.analysis.temporaryDays

/** The item of an analysis that its provider blocked or had doubts about. */
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

/** The item closed by a decision; it is kept for a while to tell that it was decided. */
export function decidedItem(
  item: ModerationItem,
  decision: ModerationDecision,
  now: Date,
): ModerationItem {
  return { ...item, status: decision, decidedAt: now, expiresAt: addDays(now, decidedDaysKept) }
}

/**
 * The analysis after the decision. A blocked one is INCONCLUSIVE and shows nothing. A decision that
 * changes whether it is shown is a new revision, of which events tell.
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

/** Every reason for which it waits or waited, the provider's and people's. */
function reasonsOf({ reasons, flags }: ModerationItem): string[] {
  return [...new Set([...reasons, ...flags.map(({ reason }) => reason)])]
}

/** The answer is ours: who only sent the photo to it has violated nothing. */
const ofTheAnswer: string = flagReason.enum.ANSWER_HARMFUL

/** Whether a block counts against who sent the photo. */
export function isViolation(item: ModerationItem): boolean {
  const reasons = reasonsOf(item)
  return reasons.length === 0 || reasons.some((reason) => reason !== ofTheAnswer)
}

/** Whose violation it is: what came in by a key is its owner's, for nobody can ban a key's uid. */
export function violatorOf({ uid, accountId }: { uid: string; accountId: string }): string {
  return isApiKeyPrincipal(uid) ? accountId : uid
}
