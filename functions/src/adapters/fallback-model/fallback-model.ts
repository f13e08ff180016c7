import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import {
  InvalidModelOutput,
  type PlantModel,
  type PlantModelRequest,
  type ProviderModel,
} from '../../ports/plant-model.ts'
import { Unavailable } from '../../ports/unavailable.ts'

/**
 * The plant model of a deployment with a provider. Where the provider cannot answer, refuses, or
 * answers nothing usable, the fallback answers, and its answer says so. The answer to a refused
 * photo is BLOCKED: it is stored and withheld.
 */
export function withFallback(parts: {
  primary: ProviderModel
  fallback: PlantModel
  log: Log
}): PlantModel {
  const { primary, fallback, log } = parts
  const fallBack = async (request: PlantModelRequest, context: CallContext) => {
    const answer = await fallback.diagnose(request, context)
    return { ...answer, model: { ...answer.model, fallback: true } }
  }
  return {
    answerVersion: primary.answerVersion,
    paidCallsDailyMax: primary.paidCallsDailyMax,
    async diagnose(request, context) {
      const result = await primary.ask(request, context).catch((error: unknown) => {
        // Out of time as a whole: nothing could be written down any more.
        if (context.signal.aborted) throw error
        const { requestId } = context
        log.write('WARNING', 'The plant model fell back', { requestId, reason: reasonOf(error) })
      })
      if (!result) return fallBack(request, context)
      if (result.kind === 'ANSWERED') return result.answer
      const { reasons } = result
      return {
        ...(await fallBack(request, context)),
        moderation: { state: 'BLOCKED', reasons },
      }
    },
  }
}

/** Throws again what is no reason for another answer: a mistake of ours. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof InvalidModelOutput) return error.message
  if (!(error instanceof Unavailable)) throw error
  return error.cause instanceof Error ? error.cause.message : undefined
}
