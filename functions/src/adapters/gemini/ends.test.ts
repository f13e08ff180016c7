import {
  cutOff,
  hang,
  type Provider,
  type Reply,
  slowDrip,
  startProvider,
} from '@plant/testing/gemini/provider'
import * as shapes from '@plant/testing/gemini/shapes'
import { createHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { locales } from '@plant/testing/locales'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plantModel } from '../../composition/plant-model.ts'
import { type Analysis, analysis as analysisSchema } from '../../contract/schemas/analysis.ts'
import { gemini } from './provider.ts'

const key = 'key-of-a-test'
const photo = 'diseased leaf'
const embeddedModel = { provider: 'embedded', fallback: true }

type Poll = { status: string; analysis?: Analysis; error?: { code: string } }

// Loading the SDK takes seconds on a busy machine, more than a test's time limit should include.
await import('@google/genai')

let provider: Provider
beforeEach(async () => {
  provider = await startProvider()
})
afterEach(() => provider.close())

/** Runs whole analyses with the real SDK against a local stand-in for the provider. */
async function setUp({ timeoutSeconds = 25, userDaily = 20, callsDailyMax = 10_000 } = {}) {
  const service = createHarness({ quota: { userDaily, keyDaily: 1000, memberDaily: 200 } })
  const { ports } = service.steady
  const { model } = plantModel(
    {
      kind: 'provider',
      provider: gemini,
      worksInBackground: false,
      settings: {
        access: { kind: 'API_KEY', apiKey: key },
        model: 'gemini-3.8-flash',
        baseUrl: provider.url,
        timeoutSeconds,
        callsDailyMax,
        background: { begins: false, deployment: 'demo-plants', webhookUrl: undefined },
      },
    },
    ports.log,
    locales,
  )
  ports.model = model
  const ada = await service.signUp('ada')
  const start = async (input: { wateringFrequency?: number } = {}) => {
    const place = { latitude: 49.1951, longitude: 16.6068 }
    const id = idOf(await ada.start({ photo, input: { ...place, ...input } }))
    await service.deliver()
    return (await ada.read(id)).body as Poll
  }
  const used = async () => (await service.user('ada')).quota.used
  return { service, ada, start, used }
}

const outOfRange = { ...shapes.lateBlight, healthConfidence: 90 }
const unknownCondition = {
  ...shapes.lateBlight,
  issues: shapes.lateBlight.issues.map((issue) => ({ ...issue, conditionId: 'moon_sickness' })),
}

describe('an analysis with a provider that finally answers', () => {
  it.each<[string, Reply[], number]>([
    ['a good answer', [shapes.answering()], 1],
    ['fenced JSON with words around it', [shapes.fenced()], 1],
    ['a truncated answer, then a complete one', [shapes.truncated(), shapes.answering()], 2],
    [
      'an unknown condition, then a known one',
      [shapes.answering(unknownCondition), shapes.answering()],
      2,
    ],
    ['a wrong number, then a right one', [shapes.answering(outOfRange), shapes.fenced()], 2],
    ['an empty answer, then a full one', [shapes.silent('RECITATION'), shapes.answering()], 2],
    ['429, then an answer', [shapes.quotaExceeded('0.01s'), shapes.answering()], 2],
    [
      '503 twice, then an answer',
      [
        shapes.overloaded({ 'retry-after': '0' }),
        shapes.overloaded({ 'retry-after': '0' }),
        shapes.answering(),
      ],
      3,
    ],
    ['a broken connection, then an answer', [cutOff, shapes.answering()], 2],
  ])("gets the model's answer after %s", async (_case, replies, requests) => {
    provider.will(...replies)
    const { start, used } = await setUp()
    const { status, analysis } = await start()
    expect(status).toBe('COMPLETED')
    expect(analysisSchema.parse(analysis)).toEqual(analysis)
    expect(analysis).toMatchObject({
      outcome: 'ISSUES_FOUND',
      issues: [{ conditionId: 'late_blight', scientificName: 'Phytophthora infestans' }],
      model: { provider: 'gemini', name: 'gemini-3.8-flash', fallback: false },
      moderation: { state: 'CLEAR' },
    })
    expect(provider.requests).toHaveLength(requests)
    expect(await used()).toBe(1)
  })
})

describe('an analysis with a failing provider', () => {
  it.each<[string, Reply, number]>([
    ['429 with a long wait', shapes.quotaExceeded('57s'), 1],
    ['429 with a long Retry-After', shapes.quotaExceeded('0s', { 'retry-after': '600' }), 1],
    ['a lasting 503', shapes.overloaded({ 'retry-after': '0' }), 3],
    ['a connection that always breaks', cutOff, 3],
    ['a refused key', shapes.refused(400), 1],
    ['an unknown model', shapes.refused(404), 1],
    ['a web page instead of an answer', (response) => response.writeHead(200).end('<html>'), 1],
    ['a body of another shape', (response) => response.writeHead(200).end('{"candidates":7}'), 1],
  ])("gets the embedded model's marked answer after %s", async (_case, reply, requests) => {
    provider.will(reply)
    const { start, used } = await setUp()
    const { status, analysis } = await start()
    expect(status).toBe('COMPLETED')
    expect(analysis).toMatchObject({ model: embeddedModel, moderation: { state: 'CLEAR' } })
    expect(analysisSchema.parse(analysis)).toEqual(analysis)
    expect(provider.requests).toHaveLength(requests)
    expect(await used()).toBe(1)
  })

  it.each<[string, Reply]>([
    ['a hang', hang],
    ['a slow drip', slowDrip],
  ])("gets the embedded model's answer at the time limit after %s", async (_case, reply) => {
    provider.will(reply)
    const { service, start, used } = await setUp({ timeoutSeconds: 0.3 })
    expect(await start()).toMatchObject({
      status: 'COMPLETED',
      analysis: { model: embeddedModel, usage: { charged: 1 } },
    })
    expect(await used()).toBe(1)
    expect(service.log.map(({ fields }) => fields['reason'])).toContain('no answer in time')
  })

  it("gets the embedded model's answer after a truncated answer and a refused repair", async () => {
    provider.will(shapes.truncated(), shapes.refused(403))
    const { start } = await setUp()
    expect(await start()).toMatchObject({ status: 'COMPLETED', analysis: { model: embeddedModel } })
  })
})

describe('an analysis whose content the provider blocks', () => {
  it.each<[string, Reply, string[]]>([
    ['a blocked prompt', shapes.blockedPrompt(), ['PROMPT_PROHIBITED_CONTENT']],
    [
      'a blocked answer',
      shapes.blockedAnswer(),
      ['ANSWER_SAFETY', 'HARM_CATEGORY_DANGEROUS_CONTENT'],
    ],
  ])('is free and withheld after %s', async (_case, reply, reasons) => {
    provider.will(reply)
    const { service, start, used } = await setUp()
    const { status, analysis } = await start()
    expect(status).toBe('COMPLETED')
    expect(analysis).toMatchObject({
      outcome: 'INCONCLUSIVE',
      issues: [],
      photo: null,
      usage: { charged: 0, reason: 'BLOCKED' },
      moderation: { state: 'BLOCKED' },
      model: embeddedModel,
    })
    expect(await used()).toBe(0)
    expect(provider.requests).toHaveLength(1)
    const [stored] = [...service.documents.all('analyses').values()]
    expect(stored).toMatchObject({
      diagnosis: { outcome: 'HEALTHY', plan: { actions: [] } },
      moderation: { state: 'BLOCKED', reasons },
    })
  })
})

describe('an analysis with two invalid answers', () => {
  it.each<[string, Reply[]]>([
    ['two truncated answers', [shapes.truncated()]],
    ['two answers with an unknown condition', [shapes.answering(unknownCondition)]],
    ['two empty answers', [shapes.silent('OTHER')]],
    ['two answers without JSON', [shapes.saying('I am sorry.')]],
    ['ISSUES_FOUND without issues', [shapes.answering({ ...shapes.lateBlight, issues: [] })]],
  ])("costs a unit and gets the embedded model's answer after %s", async (_case, replies) => {
    provider.will(...replies)
    const { service, start, used } = await setUp()
    expect(await start()).toMatchObject({
      status: 'COMPLETED',
      analysis: { model: embeddedModel, usage: { charged: 1, reason: 'ANSWERED' } },
    })
    expect(provider.requests).toHaveLength(2)
    expect(await used()).toBe(1)
    expect(service.log.map(({ fields }) => fields['reason'])).toContain(
      'The model gave no usable answer',
    )
  })
})

describe('paid calls to the provider', () => {
  /** Starts analyses with different hints, so that no analysis uses a cached answer. */
  async function startMany(start: Awaited<ReturnType<typeof setUp>>['start'], count: number) {
    const answers: (Analysis | undefined)[] = []
    for (let days = 1; days <= count; days += 1) {
      const poll = await start({ wateringFrequency: days }).catch(() => undefined)
      if (poll) answers.push(poll.analysis)
    }
    return answers
  }

  it("stop when blocked photos have used up the day's free answers and quota", async () => {
    provider.will(shapes.blockedAnswer())
    const { start, used } = await setUp()
    expect(await startMany(start, 60)).toHaveLength(40)
    expect(provider.requests).toHaveLength(40)
    expect(await used()).toBe(20)
  })

  it('have a daily limit per account: two calls per unit of the quota and 20 further calls, including repairs', async () => {
    const cat = { ...shapes.lateBlight, outcome: 'NOT_A_PLANT', isPlant: false, issues: [] }
    const repaired = [shapes.truncated(), shapes.answering(cat)]
    provider.will(...Array.from({ length: 30 }, () => repaired).flat())
    const { start } = await setUp({ userDaily: 3 })
    const providers = (await startMany(start, 30)).map((answer) => answer?.model.provider)
    expect(provider.requests).toHaveLength(2 * 3 + 20)
    expect(providers).toEqual([...Array(13).fill('gemini'), ...Array(3).fill('embedded')])
  })

  it('have a daily limit for the whole deployment', async () => {
    provider.will(shapes.answering())
    const { start, service } = await setUp({ callsDailyMax: 5 })
    const answers = await startMany(start, 8)
    // A fifth is reserved for enterprises.
    expect(provider.requests).toHaveLength(4)
    const providers = answers.map((answer) => answer?.model.provider)
    expect(providers).toEqual([...Array(4).fill('gemini'), ...Array(4).fill('embedded')])
    service.clock.advance(86_400)
    expect((await start({ wateringFrequency: 99 })).analysis?.model.provider).toBe('gemini')
  })
})

/** The token counts that the stand-in returns with each answer. */
const counted = {
  inputTokens: 2104,
  cachedInputTokens: 1024,
  outputTokens: 812,
  thoughtTokens: 640,
  totalTokens: 3556,
}
const ofPromptOnly = {
  inputTokens: 2104,
  cachedInputTokens: null,
  outputTokens: null,
  thoughtTokens: null,
  totalTokens: 2104,
}

describe('the log of an analysis', () => {
  it.each<[string, Reply[], object[]]>([
    ['after one answer', [shapes.answering()], [counted]],
    ['after an answer and a repair', [shapes.truncated(), shapes.answering()], [counted, counted]],
    ['after two invalid answers', [shapes.truncated()], [counted, counted]],
    ['after a withheld answer', [shapes.blockedAnswer()], [counted]],
    ['after a refused prompt', [shapes.blockedPrompt()], [ofPromptOnly]],
    ['once, after a refused first call', [shapes.quotaExceeded('0s'), shapes.fenced()], [counted]],
    ['for no call, after a call without any answer', [shapes.refused(403)], []],
  ])("has the provider's token counts %s", async (_case, replies, lines) => {
    provider.will(...replies)
    const { service, start } = await setUp()
    await start()
    const found = service.log.filter(({ message }) => message === 'The plant model took tokens')
    expect(found.map(({ fields }) => fields)).toEqual(
      lines.map((tokens) => ({ requestId: expect.stringMatching(/./), ...tokens })),
    )
  })
})

it('the log of an analysis contains no photo, place, key or answer', async () => {
  provider.will(shapes.truncated(), shapes.saying('I see Ada at home.'))
  const { service, start } = await setUp()
  await start()
  provider.will(shapes.refused(400))
  await start()
  const log = JSON.stringify(service.log)
  expect(service.log.length).toBeGreaterThan(1)
  const sent = JSON.stringify(provider.requests[0]?.body)
  const [, data] = /"data":"([^"]+)"/.exec(sent) ?? []
  expect(data).toBe(Buffer.from('webp of diseased leaf').toString('base64'))
  for (const secret of [data ?? '', key, '49.19', '16.6', 'Ada', 'API key not valid'])
    expect(log).not.toContain(secret)
})
