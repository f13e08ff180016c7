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
import { idOf } from '@plant/testing/harness/answers'
import { requestOf } from '@plant/testing/harness/provider-events'
import { locales } from '@plant/testing/locales'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plantModel } from '../../composition/plant-model.ts'
import { plantModelVariables, readPlantModel } from '../../config/plant-model.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import type { Log } from '../../ports/log.ts'
import { providerJwtVerifier } from '../provider-webhook/jwt-verifier.ts'

// The first test loads the SDK, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

let provider: Interactions
beforeEach(async () => {
  provider = await startInteractions()
})
afterEach(() => provider.close())

type Poll = { status: string; analysis?: Analysis; error?: { code: string } }

/** The whole way of an analysis, with the real SDK talking to the provider's stand-in. */
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
  const clock = { now: () => service.clock.now(), sleep: async () => undefined }
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
  /** The provider tells of an end, and the queue does the work. */
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

describe('an asynchronous analysis of a deployment whose provider works in the background', () => {
  it.each(['STATIC', 'DYNAMIC'] as const)('ends by the %s event', async (form) => {
    const { read, tell, begin } = await setUp()
    const { id, interaction } = await begin()
    expect(await read(id)).toMatchObject({ status: 'PROCESSING' })
    expect(provider.calls.map(({ call }) => call)).toEqual(['create'])
    provider.end(interaction, 'completed', said(JSON.stringify(shapes.lateBlight)))
    await tell('interaction.completed', interaction, form)
    expect(await read(id)).toMatchObject({
      status: 'COMPLETED',
      analysis: { model: { provider: 'gemini', fallback: false } },
    })
    expect(provider.kept()).toEqual([])
  })
})
