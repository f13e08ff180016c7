import { type CallContext, type Log, Unavailable } from '../../ports/context.ts'
import {
  type BackgroundInference,
  InvalidModelOutput,
  type MeasurementModel,
  type PlantModel,
  type PlantModelAnswer,
  type PlantModelQuestion,
  type ProviderBackground,
  type ProviderModel,
  type ProviderResult,
} from '../../ports/plant-model.ts'

/**
 * The fallback answers if the provider is unavailable, refuses the photo or returns no usable
 * answer. After a refusal, the answer is BLOCKED: the service stores but withholds the answer.
 */
export function withFallback(parts: {
  primary: ProviderModel
  fallback: MeasurementModel
  log: Log
}): PlantModel {
  const { primary, fallback, log } = parts
  const fallBack = answeringInstead(fallback)
  return {
    answerVersion: primary.answerVersion,
    paidCallsDailyMax: primary.paidCallsDailyMax,
    ...(primary.background && { background: backgroundOf(primary.background, fallBack, log) }),
    async diagnose(request, context) {
      const result = await unlessUnable(primary.ask(request, context), log, context)
      return result ? answerOf(result, request, fallBack, context) : fallBack(request, context)
    },
  }
}

function answeringInstead(fallback: MeasurementModel): BackgroundInference['answerInstead'] {
  return async (question, context) => {
    const answer = await fallback.diagnose(question, context)
    return { ...answer, model: { ...answer.model, fallback: true } }
  }
}

async function answerOf(
  result: ProviderResult,
  question: PlantModelQuestion,
  fallBack: BackgroundInference['answerInstead'],
  context: CallContext,
): Promise<PlantModelAnswer> {
  if (result.kind === 'ANSWERED') return result.answer
  const { reasons } = result
  return { ...(await fallBack(question, context)), moderation: { state: 'BLOCKED', reasons } }
}

function backgroundOf(
  primary: ProviderBackground,
  answerInstead: BackgroundInference['answerInstead'],
  log: Log,
): BackgroundInference {
  return {
    begins: primary.begins,
    remove: primary.remove,
    isOwn: primary.isOwn,
    answerInstead,
    async begin(request, context) {
      const operationId = await unlessUnable(primary.begin(request, context), log, context)
      if (operationId !== undefined) return { kind: 'BEGUN', operationId }
      return { kind: 'ANSWERED', answer: await answerInstead(request, context) }
    },
    async collect(operationId, question, context) {
      const result = await primary.collect(operationId, question, context)
      if (result.kind === 'WORKING') return result
      if (result.kind !== 'FAILED') {
        const answer = await answerOf(result, question, answerInstead, context)
        return { kind: 'ANSWERED', answer }
      }
      fellBack(log, context, result.reason)
      return { kind: 'ANSWERED', answer: await answerInstead(question, context) }
    },
  }
}

/** Returns undefined and logs the reason if the provider cannot answer. */
async function unlessUnable<T>(asked: Promise<T>, log: Log, context: CallContext) {
  try {
    return await asked
  } catch (error) {
    // The call itself is past its deadline, so no answer could be stored.
    if (context.signal.aborted) throw error
    fellBack(log, context, reasonOf(error))
    return undefined
  }
}

function fellBack(log: Log, { requestId }: CallContext, reason: string | undefined): void {
  log.write('WARNING', 'The plant model fell back', { requestId, reason })
}

/** Returns why the provider could not answer. Rethrows programming errors. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof InvalidModelOutput) return error.message
  if (!(error instanceof Unavailable)) throw error
  return error.cause instanceof Error ? error.cause.message : undefined
}
