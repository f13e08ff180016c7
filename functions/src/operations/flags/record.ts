import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import {
  type Flag,
  flags,
  type ModerationItem,
  moderationItems,
} from '../../collections/moderation.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { flagIdOf, newFlag, withFlag } from '../../domain/analyses/flag.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'

export type Said = Pick<Flag, 'uid' | 'by' | 'reason' | 'text'>

/** The records that a flag changes. `accountId` is the account of the analysis. */
export type FlagRecords = Awaited<ReturnType<typeof readFlagRecords>>

/** Costs 3 reads. Throws NOT_FOUND if the analysis does not exist or has expired. */
export async function readFlagRecords(
  database: StoreTransaction,
  { analysisId, uid, now }: { analysisId: string; uid: string; now: Date },
) {
  const refs = {
    analysis: ref(analyses, analysisId),
    item: ref(moderationItems, analysisId),
    flag: ref(flags, flagIdOf(analysisId, uid)),
  }
  const [analysis, item, flag] = await database.getAll(refs.analysis, refs.item, refs.flag)
  if (!analysis || isExpired(analysis, now)) throw problem('NOT_FOUND')
  return { refs, analysis, item, flag, accountId: analysis.accountId }
}

export type Recorded = {
  /** The value is false if the user has flagged the analysis since the analysis was queued. */
  isNew: boolean
  /** The value is true if the user sent the same flag before, so that nothing is written. */
  isRepeat: boolean
  state: 'FLAGGED' | 'BLOCKED'
}

/** Costs 3 writes, or no write if the user repeats the same flag. Throws MODERATION_STATE. */
export function writeFlag(
  database: StoreTransaction,
  { refs, analysis, item, flag, accountId }: FlagRecords,
  said: Said,
  now: Date,
): Recorded {
  const next = newFlag({ ...said, accountId, analysisId: refs.analysis.id }, now)
  const { id } = refs.flag
  const { by, reason } = said
  const flagged = withFlag(analysis, item, { id, by, reason, at: now }, now)
  const { state } = flagged.item
  const isNew = !isKnown(item, id, flag)
  const isRepeat = !isNew && flag?.reason === reason && flag.text === said.text
  if (isRepeat) return { isNew, isRepeat, state }
  database.update(refs.analysis, flagged.analysis)
  database.put(refs.item, item, flagged.item)
  database.put(refs.flag, flag, next)
  return { isNew, isRepeat, state }
}

/** Returns true if the pending item lists the flag, or if the flag is not older than the item. */
function isKnown(item: ModerationItem | undefined, id: string, flag: Flag | undefined): boolean {
  if (item?.status !== 'PENDING') return false
  const isLater = flag !== undefined && flag.createdAt >= item.createdAt
  return isLater || item.flags.some((known) => known.id === id)
}
