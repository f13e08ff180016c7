import type { User } from '../../collections/accounts.ts'
import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Flag, ModerationItem } from '../../collections/moderation.ts'
import { limits } from '../../contract/limits.ts'
import { problem } from '../problem.ts'
import { dayOf, endOfDay } from '../quota/quota.ts'
import { addDays, secondsUntil } from '../time.ts'
import { digestId } from './idempotency.ts'
import { newModerationItem, withheldBy, withheldIn } from './moderation.ts'

type ItemFlag = ModerationItem['flags'][number]

/** A flag is kept for as many days as the photo of a temporary analysis. */
const daysKept = limits.analysis.temporaryDays

/** Each user has one flag per analysis. Flagging again replaces the flag. */
export function flagIdOf(analysisId: string, uid: string): string {
  return `flg_${digestId(`${analysisId}\n${uid}`)}`
}

export function newFlag(said: Omit<Flag, 'createdAt' | 'expiresAt'>, now: Date): Flag {
  return { ...said, createdAt: now, expiresAt: addDays(now, daysKept) }
}

/**
 * Adds a flag to an analysis and its queue item. A flag does not show or hide the analysis. A
 * member's flag does not reopen a decision. A moderator's flag reopens an approval, and a flag of
 * the photo also a block of the answer. Throws MODERATION_STATE for any other decision.
 */
export function withFlag(
  analysis: StoredAnalysis,
  item: ModerationItem | undefined,
  flag: ItemFlag,
  now: Date,
): { analysis: StoredAnalysis; item: ModerationItem } {
  const waiting = item?.status === 'PENDING' ? item : undefined
  if (!waiting && isFinal(analysis, flag))
    throw problem('MODERATION_STATE', 'A moderator has decided on this analysis.')
  const isBlocked = analysis.moderation.state === 'BLOCKED'
  const state = waiting?.state ?? (isBlocked ? 'BLOCKED' : 'FLAGGED')
  // An approval has settled the earlier reasons.
  const reasons = waiting?.reasons ?? (isBlocked ? analysis.moderation.reasons : [])
  const moderation = { ...analysis.moderation, state, reasons }
  const flagged = { ...analysis, moderation }
  const place = waiting ?? newModerationItem(flagged, state, now)
  return { analysis: flagged, item: { ...place, flags: withOne(place.flags, flag) } }
}

function isFinal({ moderation }: StoredAnalysis, { by, reason }: ItemFlag): boolean {
  const { state } = moderation
  if (by === 'MEMBER') return state === 'BLOCKED' || state === 'APPROVED'
  const blocksMore = withheldIn(moderation) === 'ANSWER' && withheldBy([reason]) === 'PHOTO'
  return state === 'BLOCKED' && !blocksMore
}

/** Adds a flag, or replaces the user's flag. Drops a new flag of a member if the list is full. */
function withOne(flags: ItemFlag[], flag: ItemFlag): ItemFlag[] {
  const others = flags.filter(({ id }) => id !== flag.id)
  const ofMembers = others.filter(({ by }) => by === 'MEMBER')
  const isFull = flag.by === 'MEMBER' && ofMembers.length >= limits.flag.perAnalysisMax
  return isFull ? others : [...others, flag]
}

/** Counts a flag of a user. Throws TOO_MANY_REQUESTS above the daily limit. */
export function countFlag(user: User, now: Date): User {
  const day = dayOf(now)
  const flaggedToday = user.flagged?.day === day ? user.flagged.count : 0
  if (flaggedToday >= limits.flag.daily)
    throw problem('TOO_MANY_REQUESTS', {
      detail: `A user may flag ${limits.flag.daily} analyses a day.`,
      retryAfterSeconds: secondsUntil(endOfDay(now), now),
    })
  return { ...user, flagged: { day, count: flaggedToday + 1 } }
}
