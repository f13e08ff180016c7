import {
  eventOf,
  type Interactions,
  interactionsAudience,
  interactionsSecret,
  said,
  startInteractions,
} from '@plant/testing/gemini/interactions'
import * as shapes from '@plant/testing/gemini/shapes'
import { createHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { requestOf } from '@plant/testing/harness/provider-events'
import { locales } from '@plant/testing/locales'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plantModel } from '../../composition/plant-model.ts'
import { plantModelVariables, readPlantModel } from '../../config/plant-model.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import type { Log } from '../../ports/context.ts'
import { providerJwtVerifier } from '../provider-webhook/jwt-verifier.ts'
import { systemClock } from '../system.ts'
import { answerJsonSchema } from './answer.ts'

// Loading the SDK takes seconds on a busy machine, more than a test's time limit should include.
await import('@google/genai')

let provider: Interactions
beforeEach(async () => {
  provider = await startInteractions()
})
afterEach(() => provider.close())

const embedded = { provider: 'embedded', fallback: true }
const inGreek = { ...shapes.lateBlight, summary: 'Μεγάλες σκούρες κηλίδες απλώνονται.' }

type Poll = { status: string; analysis?: Analysis; error?: { code: string } }

/** Runs whole analyses with the real SDK against a local stand-in for the provider. */
async function setUp(variables: Record<string, string> = {}) {
  const env = {
    PLANT_MODEL: 'gemini',
    GEMINI_API_KEY: 'key-of-a-test',
    GEMINI_BACKGROUND: 'on',
    GEMINI_BASE_URL: provider.url,
    ...variables,
  }
  const deployment = { projectId: 'demo-plants', demo: true, isAsked: true }
  const log: Log = { write: (...line) => service.steady.ports.log.write(...line) }
  const settings = readPlantModel(plantModelVariables.parse(env), deployment)
  const { model } = plantModel(settings, log, locales)
  const clock = { ...systemClock, now: () => service.clock.now(), sleep: async () => undefined }
  const service = createHarness({
    providerEvents: {
      model,
      providerSecrets: [interactionsSecret],
      providerTokens: providerJwtVerifier(
        { jwksUrl: provider.jwksUrl, audience: interactionsAudience },
        clock,
      ),
    },
  })
  const { receive, handle } = service.providerEvents
  const ada = await service.signUp('ada')
  const read = async (id: string) => (await ada.read(id)).body as Poll
  /** Delivers an event from the provider and runs the task of the event. */
  const tell = async (type: string, id: string, form: 'STATIC' | 'DYNAMIC', event = 'msg_1') => {
    const content = { type, version: 'v1', data: { id } }
    const now = service.clock.now()
    const { headers, body } = await eventOf(content, { form, now, id: event })
    await receive(requestOf(headers, body))
    const task = service.tasks.findLast(({ data }) => 'providerEventId' in data)
    await handle(String(task?.data['providerEventId']))
  }
  const begin = async () => {
    const id = idOf(await ada.start({ photo: 'diseased leaf' }))
    await service.deliver()
    return { id, interaction: provider.kept().at(-1) ?? 'none' }
  }
  return { service, ada, read, tell, begin }
}

const lateBlight = said(JSON.stringify(shapes.lateBlight))
const callsMade = () => provider.calls.map(({ call }) => call)

describe('an asynchronous analysis with a background provider', () => {
  it.each(['STATIC', 'DYNAMIC'] as const)('ends after a %s webhook event', async (form) => {
    const { read, tell, begin } = await setUp()
    const { id, interaction } = await begin()
    expect(await read(id)).toMatchObject({ status: 'PROCESSING' })
    expect(callsMade()).toEqual(['create'])
    provider.end(interaction, 'completed', lateBlight)
    await tell('interaction.completed', interaction, form)
    expect(await read(id)).toMatchObject({
      status: 'COMPLETED',
      analysis: { model: { provider: 'gemini', fallback: false } },
    })
    expect(callsMade()).toEqual(['create', 'get', 'delete'])
    expect(provider.kept()).toEqual([])
  })

  it("sends the photo, the schema, the deployment's label and the callback address", async () => {
    const { begin } = await setUp({ GEMINI_WEBHOOK_URL: 'http://127.0.0.1:1/v1/webhooks/genai' })
    const { interaction } = await begin()
    expect(provider.sentIn(interaction)).toMatchObject({
      model: 'gemini-3.8-flash',
      background: true,
      store: true,
      labels: { deployment: 'demo-plants' },
      webhook_config: { uris: ['http://127.0.0.1:1/v1/webhooks/genai'] },
      response_format: { type: 'text', mime_type: 'application/json', schema: answerJsonSchema() },
      system_instruction: expect.stringContaining('plant pathologist'),
      input: [
        { type: 'image', mime_type: 'image/webp', data: expect.any(String) },
        { type: 'text', text: expect.stringContaining('"hints"') },
      ],
    })
  })

  it("relies on the webhooks of the provider's project if no callback address is set", async () => {
    const { begin } = await setUp()
    const { interaction } = await begin()
    expect(provider.sentIn(interaction)).not.toHaveProperty('webhook_config')
  })

  it.each([
    ['two events', ['msg_1', 'msg_2']],
    ['two copies of one event', ['msg_1', 'msg_1']],
  ])('ends only once even if %s arrive at the same time', async (_name, events) => {
    const { service, read, tell, begin } = await setUp()
    const { id, interaction } = await begin()
    provider.end(interaction, 'completed', lateBlight)
    await Promise.all(
      events.map((event) => tell('interaction.completed', interaction, 'STATIC', event)),
    )
    expect(await read(id)).toMatchObject({ status: 'COMPLETED' })
    expect(service.published).toHaveLength(1)
    expect(provider.kept()).toEqual([])
  })

  it('is withheld if the provider blocks the answer because of its content', async () => {
    const { service, tell, begin } = await setUp()
    const { id, interaction } = await begin()
    provider.end(interaction, 'failed', { errors: [{ code: 'safety_blocked', message: 'No.' }] })
    await tell('interaction.failed', interaction, 'STATIC')
    expect(service.documents.all('analyses').get(id)).toMatchObject({
      moderation: { state: 'BLOCKED', reasons: ['safety_blocked'] },
    })
    expect(provider.kept()).toEqual([])
  })
})

it.each([
  ['an answer', 'completed', lateBlight],
  ['an invalid answer', 'completed', said('I am not sure.')],
  ['a truncated answer', 'incomplete', lateBlight],
])("the log contains the provider's token counts for %s", async (_name, status, result) => {
  const { service, read, tell, begin } = await setUp()
  const { id, interaction } = await begin()
  await read(id)
  provider.end(interaction, status, result)
  await tell('interaction.completed', interaction, 'STATIC')
  const found = service.log.filter(({ message }) => message === 'The plant model took tokens')
  expect(found.map(({ fields }) => fields)).toEqual([
    {
      requestId: expect.stringMatching(/./),
      inputTokens: 2104,
      cachedInputTokens: 1024,
      outputTokens: 812,
      thoughtTokens: 640,
      totalTokens: 3556,
    },
  ])
})

describe('an analysis without a usable result from the provider', () => {
  it.each<[string, string, object]>([
    ['a failure', 'failed', {}],
    ['an invalid answer', 'completed', said('I am not sure.')],
    ['an answer in another language', 'completed', said(JSON.stringify(inGreek))],
    ['a question from the model', 'requires_action', {}],
    ['an exhausted budget', 'budget_exceeded', {}],
  ])("ends with the embedded model's answer after %s", async (_name, status, result) => {
    const { read, tell, begin } = await setUp()
    const { id, interaction } = await begin()
    provider.end(interaction, status, { ...result })
    await tell('interaction.failed', interaction, 'STATIC')
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', analysis: { model: embedded } })
    expect(provider.kept()).toEqual([])
  })

  it("ends with the embedded model's answer if the provider has lost the job", async () => {
    const { read, tell, begin } = await setUp()
    const { id, interaction } = await begin()
    provider.lose(interaction)
    await tell('interaction.completed', interaction, 'STATIC')
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', analysis: { model: embedded } })
  })

  it('leaves no job at the provider after another worker has taken over', async () => {
    const { service, read, begin } = await setUp()
    const { id } = await begin()
    for (const seconds of [60, 31]) {
      service.clock.advance(seconds)
      await service.steady.sweep()
      await service.deliver()
    }
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', analysis: { model: embedded } })
    expect(callsMade()).toEqual(['create', 'get', 'delete', 'cancel', 'delete'])
    expect(provider.kept()).toEqual([])
  })
})

describe('the start of a job at the provider', () => {
  it.each([
    ['refuses the key', 403],
    ['is overloaded', 503],
    ['breaks the connection', 0],
  ])(
    'is not repeated if the provider %s: the embedded model answers instead',
    async (_how, status) => {
      provider.fail('create', status)
      const { read, begin } = await setUp()
      const { id } = await begin()
      expect(await read(id)).toMatchObject({ status: 'COMPLETED', analysis: { model: embedded } })
      expect(callsMade()).toEqual(['create'])
    },
  )

  it('is repeated after a 429, which guarantees that no job was started', async () => {
    provider.fail('create', 429)
    const { begin } = await setUp()
    await begin()
    expect(callsMade()).toEqual(['create', 'create', 'create'])
  })

  it('is left out if the daily limit allows no more paid calls', async () => {
    const { read, begin } = await setUp({ GEMINI_CALLS_PER_DAY_MAX: '0' })
    const { id } = await begin()
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', analysis: { model: embedded } })
    expect(callsMade()).toEqual([])
  })
})

describe('an event about an interaction without a stored job', () => {
  /** Creates an interaction without a stored job, and handles its event again after a minute. */
  async function unknown(deployment: string) {
    const { service, tell } = await setUp()
    const made = await fetch(`${provider.url}/v1/interactions`, {
      method: 'POST',
      body: JSON.stringify({ labels: { deployment } }),
    })
    const { id } = (await made.json()) as { id: string }
    provider.end(id, 'completed', lateBlight)
    await tell('interaction.completed', id, 'DYNAMIC')
    expect(provider.kept()).toEqual([id])
    service.clock.advance(61)
    const [event = 'none'] = service.documents.all('providerEvents').keys()
    await service.providerEvents.handle(event)
    return id
  }

  it('causes the deletion of the interaction at the provider after a minute', async () => {
    await unknown('demo-plants')
    expect(provider.kept()).toEqual([])
  })

  it('does not affect the interaction of another deployment', async () => {
    const id = await unknown('another-project')
    expect(provider.kept()).toEqual([id])
  })

  it.each([400, 403])('L8: is ignored if it is not ours (status %i)', async (status) => {
    const { service, tell } = await setUp()
    provider.fail('get', status)
    await tell('batch.succeeded', 'batches/b1', 'STATIC')
    service.clock.advance(61)
    const [id = 'none'] = service.documents.all('providerEvents').keys()
    await service.providerEvents.handle(id)
    expect(service.documents.all('providerEvents').get(id)).toMatchObject({ status: 'IGNORED' })
  })
})

it.each(['STATIC', 'DYNAMIC'] as const)(
  'an event with a forged %s signature does not complete an analysis',
  async (form) => {
    const { service, read, begin } = await setUp()
    const { id, interaction } = await begin()
    provider.end(interaction, 'completed', lateBlight)
    const content = { type: 'interaction.completed', version: 'v1', data: { id: interaction } }
    const { headers, body } = await eventOf(content, { form, now: service.clock.now() })
    const signature = headers['webhook-signature'] ?? ''
    const letter = signature.at(-10) === 'A' ? 'B' : 'A'
    const forged = `${signature.slice(0, -10)}${letter}${signature.slice(-9)}`
    const { receive } = service.providerEvents
    const request = requestOf({ ...headers, 'webhook-signature': forged }, body)
    expect(await refusal(receive(request))).toBe('UNAUTHENTICATED')
    expect(await read(id)).toMatchObject({ status: 'PROCESSING' })
    expect(callsMade()).toEqual(['create'])
  },
)
