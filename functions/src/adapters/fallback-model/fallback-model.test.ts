import { diagnosis } from '@plant/testing/harness/plants'
import { noHints } from '@plant/testing/hints'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import {
  InvalidModelOutput,
  type PlantModelAnswer,
  type PlantModelRequest,
  type ProviderResult,
} from '../../ports/plant-model.ts'
import { withFallback } from './fallback-model.ts'

const answerOf = (provider: string): PlantModelAnswer => ({
  diagnosis: diagnosis('HEALTHY'),
  servedLanguage: 'en',
  model: { provider, name: 'm', version: '1', fallback: false },
  moderation: { state: 'CLEAR' },
})

const request: PlantModelRequest = {
  webp: Buffer.from('a photo'),
  measurements: sampleMeasurements(),
  hints: noHints,
  language: 'en',
  takePaidCall: async () => true,
}

function setUp(ask: () => Promise<ProviderResult>) {
  const log: Record<string, unknown>[] = []
  const model = withFallback({
    primary: { answerVersion: 'primary-1', paidCallsDailyMax: 7, ask },
    fallback: { diagnose: async () => answerOf('fallback') },
    log: { write: (severity, message, fields) => log.push({ severity, message, ...fields }) },
  })
  const diagnose = (signal = new AbortController().signal) =>
    model.diagnose(request, { requestId: 'request-1', signal })
  return { model, diagnose, log }
}

const failing = (error: Error) => () => Promise.reject(error)
const down = new Unavailable('plant-model', new Error('status 503'))

it("the provider's own answer is returned unchanged", async () => {
  const answer = answerOf('primary')
  const { diagnose, log } = setUp(async () => ({ kind: 'ANSWERED', answer }))
  expect(await diagnose()).toEqual(answer)
  expect(log).toEqual([])
})

it('the fallback answers, and the reason is logged, if the provider is unavailable', async () => {
  const { diagnose, log } = setUp(failing(down))
  expect((await diagnose()).model).toMatchObject({ provider: 'fallback', fallback: true })
  expect(log).toEqual([
    {
      severity: 'WARNING',
      message: 'The plant model fell back',
      requestId: 'request-1',
      reason: 'status 503',
    },
  ])
})

it('the fallback answers, and its answer is withheld, if the provider refuses the photo', async () => {
  const { diagnose } = setUp(async () => ({ kind: 'BLOCKED', reasons: ['ANSWER_SAFETY'] }))
  const { model, moderation } = await diagnose()
  expect(model).toMatchObject({ provider: 'fallback', fallback: true })
  expect(moderation).toEqual({ state: 'BLOCKED', reasons: ['ANSWER_SAFETY'] })
})

it("the fallback answers, and the reason is logged, if the provider's answer stays invalid", async () => {
  const { diagnose, log } = setUp(failing(new InvalidModelOutput()))
  expect((await diagnose()).model).toMatchObject({ provider: 'fallback', fallback: true })
  expect(log).toMatchObject([{ reason: 'The model gave no usable answer' }])
})

it('a programming error is rethrown, and the fallback does not answer', async () => {
  const error = new TypeError('a mistake of ours')
  const { diagnose } = setUp(failing(error))
  await expect(diagnose()).rejects.toBe(error)
})

it('the fallback does not answer a call after its deadline', async () => {
  const { diagnose } = setUp(failing(down))
  await expect(diagnose(AbortSignal.abort())).rejects.toBe(down)
})

it('the model with a fallback has the same answer version as its provider', () => {
  expect(setUp(failing(down)).model.answerVersion).toBe('primary-1')
})
