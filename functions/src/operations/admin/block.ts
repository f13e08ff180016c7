import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { decideModeration, type ModerationDependencies } from './decide-moderation.ts'

/** `POST /v1/admin/block`: the analysis is withheld, and its user has violated the policy. */
export function blockAnalysis(deps: ModerationDependencies): Handler<'admin.block'> {
  return async (call) => {
    const { uid: actorUid } = knownCaller(call.caller)
    const { analysisId, reason = null } = call.input
    const command = { actorUid, analysisId, decision: 'BLOCKED', reason } as const
    await decideModeration(deps, command, call)
    return { status: 200, body: { analysisId, state: 'BLOCKED' } }
  }
}
