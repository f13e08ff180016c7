import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { ModerationItem } from '../../collections/moderation.ts'
import { limits } from '../../contract/limits.ts'
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
  decision: ModerationDecision,
): StoredAnalysis {
  const { state, revision = 1, ...rest } = analysis.moderation
  const isNews = (state === 'BLOCKED') !== (decision === 'BLOCKED')
  return {
    ...analysis,
    outcome: decision === 'BLOCKED' ? 'INCONCLUSIVE' : analysis.diagnosis.outcome,
    moderation: { ...rest, state: decision, revision: isNews ? revision + 1 : revision },
  }
}

/** Whose violation it is: what came in by a key is its owner's, for nobody can ban a key's uid. */
export function violatorOf({ uid, accountId }: { uid: string; accountId: string }): string {
  return isApiKeyPrincipal(uid) ? accountId : uid
}
