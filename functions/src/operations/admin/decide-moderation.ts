import { type User, users } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { type ModerationItem, moderationItems } from '../../collections/moderation.ts'
import { requireAdministrator } from '../../domain/access/permissions.ts'
import { withViolation } from '../../domain/access/violations.ts'
import {
  decidedItem,
  isViolation,
  type ModerationDecision,
  violatorOf,
} from '../../domain/analyses/moderation.ts'
import { type Problem, problem } from '../../domain/problem.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { publishEvent } from '../events/publish.ts'
import { commandTransaction, openTrail } from './audit-trail.ts'
import { readVisible, writeVisible } from './visibility.ts'

type Command = {
  actorUid: string
  analysisId: string
  decision: ModerationDecision
  reason: string | null
}

/**
 * A moderator's decision: it closes the item, shows or withholds the analysis wherever it can be
 * seen, counts a block as a violation of its user, and is written to the trail, as one commit. An
 * analysis that its user has deleted meanwhile is decided too, and then loses its photo. An event
 * tells of a change of what is shown. 10 reads and 10 writes, and those of its publication. Throws
 * NOT_FOUND, MODERATION_STATE, and PERMISSION_DENIED for one's own.
 */
export async function decideModeration(
  ports: Ports,
  { actorUid, analysisId, decision, reason }: Command,
  context: CallContext,
): Promise<void> {
  const itemRef = ref(moderationItems, analysisId)
  const eventId = await commandTransaction(
    ports.store,
    async (database) => {
      const [[actor, item], visible, trail] = await Promise.all([
        database.getAll(ref(users, actorUid), itemRef),
        readVisible(database, analysisId),
        openTrail(database, 'admin'),
      ])
      requireAdministrator(actor)
      if (item?.status !== 'PENDING') throw await undecidable(database, analysisId)
      const violatorRef = ref(users, violatorOf(item))
      if (violatorRef.id === actorUid)
        throw problem('PERMISSION_DENIED', 'Nobody decides on their own photo.')
      const [known] = await database.getAll(violatorRef)
      const now = ports.clock.now()
      const news = writeVisible(database, visible, { item, decision, now }, ports.locales)
      database.update(itemRef, decidedItem(item, decision, now))
      const violator = decision === 'BLOCKED' ? afterBlock(known, item, now) : known
      if (violator && violator !== known) database.update(violatorRef, violator)
      const action = decision === 'BLOCKED' ? 'analysis.block' : 'analysis.approve'
      const { violations = 0 } = violator ?? {}
      const details = { before: item.state, after: decision, uid: violatorRef.id, violations }
      trail.append({ actorUid, action, target: analysisId, reason, details }, now)
      return news
    },
    context.signal,
  )
  if (eventId) await publishEvent(ports, eventId, context)
}

/** The user with the violation that a block is, unless only the answer was flagged. */
function afterBlock(user: User | undefined, item: ModerationItem, now: Date): User | undefined {
  return user && isViolation(item) ? withViolation(user, 'BLOCKED', now) : user
}

/** What is known and waits for nobody is in the wrong state; what is not known is not found. */
async function undecidable(database: StoreTransaction, analysisId: string): Promise<Problem> {
  const [item, analysis] = await database.getAll(
    ref(moderationItems, analysisId),
    ref(analyses, analysisId),
  )
  if (!item && !analysis) return problem('NOT_FOUND', 'There is no such analysis.')
  return problem('MODERATION_STATE', 'This analysis waits for no decision.')
}
