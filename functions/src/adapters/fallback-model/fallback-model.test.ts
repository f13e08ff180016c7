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

it("passes on the model's own answer unchanged", async () => {
  const answer = answerOf('primary')
  const { diagnose, log } = setUp(async () => ({ kind: 'ANSWERED', answer }))
  expect(await diagnose()).toEqual(answer)
  expect(log).toEqual([])
})

it('answers with the marked fallback and logs why if the model is unavailable', async () => {
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

it('answers with the marked and withheld fallback if the model refuses', async () => {
  const { diagnose } = setUp(async () => ({ kind: 'BLOCKED', reasons: ['ANSWER_SAFETY'] }))
  const { model, moderation } = await diagnose()
  expect(model).toMatchObject({ provider: 'fallback', fallback: true })
  expect(moderation).toEqual({ state: 'BLOCKED', reasons: ['ANSWER_SAFETY'] })
})

it("answers with the marked fallback and logs why if the model's answer stays invalid", async () => {
  const { diagnose, log } = setUp(failing(new InvalidModelOutput()))
  expect((await diagnose()).model).toMatchObject({ provider: 'fallback', fallback: true })
  expect(log).toMatchObject([{ reason: 'The model gave no usable answer' }])
})

it('rethrows a programming error instead of using the fallback', async () => {
  const error = new TypeError('a mistake of ours')
  const { diagnose } = setUp(failing(error))
  await expect(diagnose()).rejects.toBe(error)
})

it('does not answer once the call is past its deadline', async () => {
  const { diagnose } = setUp(failing(down))
  await expect(diagnose(AbortSignal.abort())).rejects.toBe(down)
})

it("states the model's version as the version of its answers", () => {
  expect(setUp(failing(down)).model.answerVersion).toBe('primary-1')
})
