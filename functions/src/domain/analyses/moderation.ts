import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { CopiesLeft, ModerationItem } from '../../collections/moderation.ts'
import { limits } from '../../contract/limits.ts'
import { flagReason } from '../../contract/schemas/analysis-values.ts'
import { isApiKeyPrincipal } from '../access/enterprise-principal.ts'
import { addDays } from '../time.ts'

export type WithheldPart = 'PHOTO' | 'ANSWER'
export type ModerationDecision =
  | { state: 'APPROVED'; withholds?: undefined }
  | { state: 'BLOCKED'; withholds: WithheldPart }

/** The queue keeps a decided item for this many days. The audit trail keeps decisions forever. */
const decidedDaysKept = limits.analysis.temporaryDays

/** Returns a new item of the moderation queue, for a flagged or blocked analysis. */
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
    ...(moderation.withholds && { withholds: moderation.withholds }),
    flags: [],
    storagePath,
    imageSha256: analysis.input.imageSha256,
    createdAt: now,
    decidedAt: null,
    expiresAt: null,
  }
}

/** A decision. A moderator need not say what a block withholds. */
export function decisionOn(
  item: ModerationItem,
  state: ModerationDecision['state'],
  withholds: WithheldPart | undefined,
): ModerationDecision {
  if (state === 'APPROVED') return { state }
  return { state, withholds: withholds ?? withheldByDefault(item) }
}

/** The queue item after a decision, with the date on which the queue drops the item. */
export function decidedItem(
  item: ModerationItem,
  { state: status, ...withheld }: ModerationDecision,
  now: Date,
): ModerationItem {
  const expiresAt = addDays(now, decidedDaysKept)
  return { ...item, ...withheld, status, decidedAt: now, expiresAt }
}

/** The item, from which the sweeper hides `left`, or with nothing left to hide. */
export function withCopiesLeft(
  { copiesLeft: _left, hideCopiesAt: _at, ...item }: ModerationItem,
  left: CopiesLeft | undefined,
  now: Date,
): ModerationItem {
  return left ? { ...item, copiesLeft: left, hideCopiesAt: now } : item
}

/**
 * The analysis after a decision. A blocked analysis becomes INCONCLUSIVE and hides its diagnosis. A
 * decision that shows or hides the analysis creates a new revision and an event.
 */
export function withDecision(
  analysis: StoredAnalysis,
  item: ModerationItem,
  decision: ModerationDecision,
): StoredAnalysis {
  const { state, revision = 1 } = analysis.moderation
  const isBlock = decision.state === 'BLOCKED'
  const isNews = (state === 'BLOCKED') !== isBlock
  return {
    ...analysis,
    outcome: isBlock ? 'INCONCLUSIVE' : analysis.diagnosis.outcome,
    moderation: {
      ...decision,
      reasons: reasonsOf(item),
      revision: isNews ? revision + 1 : revision,
    },
  }
}

/** All reasons for moderation: the provider's reasons and the reasons of the flags. */
export function reasonsOf({ reasons, flags }: ModerationItem): string[] {
  return [...new Set([...reasons, ...flags.map(({ reason }) => reason)])]
}

type Block = { reasons: readonly string[]; withholds?: WithheldPart | undefined }

/** What a block withholds. */
export const withheldIn = ({ withholds, reasons }: Block): WithheldPart =>
  withholds ?? withheldBy(reasons)

/** What a moderator's block withholds if the moderator does not say it. */
export const withheldByDefault = (item: ModerationItem): WithheldPart =>
  item.withholds === 'PHOTO' ? 'PHOTO' : withheldBy(reasonsOf(item))

/**
 * What a block for these reasons withholds: the photo with its answer, or the answer alone. The
 * answer is the model's, so only a block of the photo is a violation by the sender. A rating of the
 * provider (`HARM_CATEGORY_…`) only explains the provider's block. Without a block it concerns the
 * photo, also beside a flag: the sender could otherwise blame the answer to save the photo.
 */
export function withheldBy(reasons: readonly string[]): WithheldPart {
  const named = reasons.filter((reason) => !reason.startsWith('HARM_CATEGORY_'))
  const isOfAnswer = named.length > 0 && named.every((reason) => reason.startsWith('ANSWER_'))
  const isExplained = named.length === reasons.length || named.some((reason) => !isFlag(reason))
  return isOfAnswer && isExplained ? 'ANSWER' : 'PHOTO'
}

const isFlag = (reason: string): boolean => flagReason.options.some((flag) => flag === reason)

/** Whether the provider's or a moderator's block withholds the photo of an unapproved item. */
export function blocksPhoto(item: ModerationItem): boolean {
  if (item.status === 'BLOCKED')
    return withheldIn({ ...item, reasons: reasonsOf(item) }) === 'PHOTO'
  return item.state === 'BLOCKED' && withheldIn(item) === 'PHOTO'
}

/** The user responsible for a photo: the account's owner, if an API key sent the photo. */
export function violatorOf({ uid, accountId }: { uid: string; accountId: string }): string {
  return isApiKeyPrincipal(uid) ? accountId : uid
}
