import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { PlantModel, PlantModelAnswer, PlantModelRequest } from '../../ports/plant-model.ts'
import { Unavailable } from '../../ports/unavailable.ts'

/** What a model with a safety system of its own makes of a photo. */
export type ProviderResult =
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }
  | { kind: 'BLOCKED'; reasons: readonly string[] }

/** A model that may be unreachable, or refuse; it throws as `PlantModel` does. */
export type ProviderModel = {
  answerVersion: string
  judge(request: PlantModelRequest, context: CallContext): Promise<ProviderResult>
}

/**
 * The plant model of a deployment with a provider: where that one cannot answer, and where it refuses, the stand-in does,
 * marked as a fallback. A refused photo's answer is BLOCKED, so that it is stored and withheld.
 */
export function withFallback(parts: {
  primary: ProviderModel
  standIn: PlantModel
  log: Log
}): PlantModel {
  const { primary, standIn, log } = parts
  const answerInstead = async (request: PlantModelRequest, context: CallContext) => {
    const answer = await standIn.diagnose(request, context)
    return { ...answer, model: { ...answer.model, fallback: true } }
  }
  return {
    answerVersion: primary.answerVersion,
    async diagnose(request, context) {
      const verdict = await primary.judge(request, context).catch((error: unknown) => {
        // Out of time as a whole: nothing could be written down any more.
        if (!(error instanceof Unavailable) || context.signal.aborted) throw error
        log.write('WARNING', 'The plant model fell back', {
          requestId: context.requestId,
          reason: error.cause instanceof Error ? error.cause.message : undefined,
        })
      })
      if (!verdict) return answerInstead(request, context)
      if (verdict.kind === 'ANSWERED') return verdict.answer
      const { reasons } = verdict
      return {
        ...(await answerInstead(request, context)),
        moderation: { state: 'BLOCKED', reasons },
      }
    },
  }
}
