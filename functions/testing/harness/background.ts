import type { BackgroundInference } from '../../src/ports/plant-model.ts'
import { answerTo } from './plants.ts'
import type { Process } from './process.ts'
import type { State } from './state.ts'
import type { PortCall } from './trouble.ts'

/** The fallback's answer to a photo for which the provider's work failed. */
function answerOfFallback(webp: Uint8Array) {
  const answer = answerTo(webp)
  return { ...answer, model: { ...answer.model, fallback: true } }
}

/** A fake provider that works in the background, for use by one process. */
export function backgroundOf(state: State, process: Process): BackgroundInference {
  const { atProvider } = state
  const enter = <T>(name: PortCall, signal: AbortSignal, effect: () => T) =>
    process.call(name, async () => {
      state.calls.push(name)
      await state.troubles.meet(name, signal)
      return effect()
    })
  return {
    begins: true,
    begin: ({ webp }, { signal }) =>
      enter('model.begin', signal, () => {
        const operationId = `v1_${state.nextId()}`
        atProvider.set(operationId, { webp, status: 'WORKING' })
        return { kind: 'BEGUN', operationId }
      }),
    collect: (operationId, _question, { signal }) =>
      enter('model.collect', signal, () => {
        const work = atProvider.get(operationId)
        if (work?.status === 'WORKING') return { kind: 'WORKING' }
        const isAnswered = work?.status === 'ENDED'
        const webp = work?.webp ?? new Uint8Array()
        return { kind: 'ANSWERED', answer: isAnswered ? answerTo(webp) : answerOfFallback(webp) }
      }),
    answerInstead: async () => answerOfFallback(new Uint8Array()),
    remove: (operationId, { signal }) =>
      enter('model.remove', signal, () => void atProvider.delete(operationId)),
    isOwn: async (operationId) => atProvider.has(operationId),
  }
}
