import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { type Flag, flags } from '../../collections/flags.ts'
import { type ModerationItem, moderationItems } from '../../collections/moderation.ts'
import { type User, users } from '../../collections/users.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { toViolations } from '../../domain/access/violations.ts'
import { violatorOf } from '../../domain/analyses/moderation.ts'
import { problem } from '../../domain/problem.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import { type ItemDeps, toFlag, toModerationItem } from './moderation-item.ts'

type Deps = ItemDeps & { store: Store; log: Log }

/**
 * `GET /v1/admin/moderation/{analysisId}`: what a moderator decides on, while it waits. 3 reads,
 * and one for each flag. It is somebody's photo, so the log has who looked at which. Throws
 * NOT_FOUND and MODERATION_STATE.
 */
export function readModeration(deps: Deps): Handler<'admin.readModeration'> {
  return async (call) => {
    const { uid: moderator } = knownCaller(call.caller)
    const { analysisId } = call.input
    const [item, analysis] = await deps.store.getAll(
      ref(moderationItems, analysisId),
      ref(analyses, analysisId),
    )
    if (!item && !analysis) throw problem('NOT_FOUND', 'There is no such analysis.')
    if (item?.status !== 'PENDING')
      throw problem('MODERATION_STATE', 'This analysis waits for no decision.')
    const uid = violatorOf(item)
    const [shown, [user, ...said]] = await Promise.all([
      toModerationItem(deps, { id: analysisId, data: item }, call),
      deps.store.getAll(ref(users, uid), ...item.flags.map(({ id }) => ref(flags, id))),
    ])
    const { requestId } = call
    deps.log.write('INFO', 'Moderation item read', { requestId, uid: moderator, analysisId })
    const { diagnosis = null, language = null, model = null } = analysis ?? {}
    const sender = user ? toSender(uid, user) : null
    const found = { flags: withWords(item, said), diagnosis, language, model, user: sender }
    return { status: 200, body: { ...shown, ...found } }
  }
}

/** The words of a flag are gone once they are erased or have lapsed. */
function withWords({ flags: known }: ModerationItem, said: (Flag | undefined)[]) {
  return known.map((flag, at) => ({ ...toFlag(flag), text: said[at]?.text ?? null }))
}

function toSender(uid: string, user: User) {
  const status = user.ban ? ('banned' as const) : ('active' as const)
  return { uid, status, ...toViolations(user) }
}
