import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { decideModeration, type ModerationDependencies } from './decide-moderation.ts'

/**
 * `POST /v1/admin/approve`: the analysis is shown, whether its provider blocked it or had doubts.
 */
export function approveAnalysis(deps: ModerationDependencies): Handler<'admin.approve'> {
  return async (call) => {
    const { uid: actorUid } = knownCaller(call.caller)
    const { analysisId, reason = null } = call.input
    const command = { actorUid, analysisId, decision: 'APPROVED', reason } as const
    await decideModeration(deps, command, call)
    return { status: 200, body: { analysisId, state: 'APPROVED' } }
  }
}
