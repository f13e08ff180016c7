import { isDeepStrictEqual } from 'node:util'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Store } from '../../ports/store.ts'

/**
 * `PUT /v1/history/{id}/impression`: the body is the whole feedback, and the last one counts. What
 * it leaves out is cleared. The same again writes nothing.
 */
export function rateAnalysis(deps: { store: Store; clock: Clock }): Handler<'history.rate'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, impression, wrong = [], text } = call.input
    const feedback = { wrong, text: text || null }
    const analysisRef = ref(analyses, id)
    await deps.store.transaction(async (database) => {
      const [analysis] = await database.getAll(analysisRef)
      if (analysis?.accountId !== accountId || isExpired(analysis, deps.clock.now()))
        throw problem('NOT_FOUND')
      const rated = { ...analysis, impression, feedback }
      if (!isDeepStrictEqual(analysis, rated)) database.update(analysisRef, rated)
    }, call.signal)
    return { status: 200, body: { id, impression, ...feedback } }
  }
}
