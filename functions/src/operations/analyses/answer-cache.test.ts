import type { InputOf } from '@plant/testing/endpoint-types'
import { createHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import type { Subject } from '@plant/testing/harness/plants'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import type { PlantModelAnswer, PlantModelRequest } from '../../ports/plant-model.ts'
import type { analyseSync } from './analyse-sync.ts'

const photo = 'diseased leaf'

/** A service with one user and a model whose calls cost money. */
async function setUp(change: (answer: PlantModelAnswer) => PlantModelAnswer = (answer) => answer) {
  const service = createHarness()
  const { ports } = service.steady
  const { diagnose } = ports.model
  const asked: PlantModelRequest[] = []
  ports.model = {
    answerVersion: 'model-1',
    diagnose: async (request, context) => {
      asked.push(request)
      return change(await diagnose(request, context))
    },
  }
  const ada = await service.signUp('ada')
  const ask = async (
    input: InputOf<typeof analyseSync> = {},
    subject: Subject = photo,
    client = ada,
  ) => (await client.analyseSync({ photo: subject, input })).body as Analysis
  const questions = () => service.calls.filter((name) => name === 'model.diagnose').length
  return { service, ada, ask, questions, asked }
}

it('a cached answer for the same photo, hints and language is reused for a day and costs a unit', async () => {
  const { service, ask, questions } = await setUp()
  const hints = { language: 'de', placement: 'inside', latitude: 49.2, longitude: 16.6 } as const
  const first = await ask(hints)
  service.clock.advance(3600)
  const second = await ask(hints)
  expect(questions()).toBe(1)
  const { id, outcome, issues, language, health, model, usage, input } = second
  expect(first).toMatchObject({ outcome, issues, language, health, model })
  expect(id).not.toBe(first.id)
  expect(input.storagePath).not.toBe(first.input.storagePath)
  expect(usage).toMatchObject({ charged: 1, reason: 'ANSWERED', remainingToday: 18 })
})

it('a cached answer is reused for another plant name, because the model never receives the name', async () => {
  const { ask, questions, asked } = await setUp()
  const first = await ask({ plantId: 'Fern of Ada' })
  const second = await ask({ plantId: 'Fern on the left' })
  expect([first.plantId, second.plantId]).toEqual(['Fern of Ada', 'Fern on the left'])
  expect(questions()).toBe(1)
  expect(JSON.stringify(asked)).not.toContain('Fern')
})

it.each<[string, InputOf<typeof analyseSync>, Subject?]>([
  ['photo', {}, 'healthy leaf'],
  ['placement', { placement: 'outside' }],
  ['watering', { wateringFrequency: 3 }],
  ['light', { sunExposure: 'shade' }],
  ['species', { species: 'Zea mays' }],
  ['place', { latitude: 1, longitude: 2 }],
  ['country', { country: 'CY' }],
  ['language', { language: 'fr' }],
])('the service asks the model again for another %s', async (_what, input, subject) => {
  const { ask, questions } = await setUp()
  await ask()
  await ask(input, subject)
  expect(questions()).toBe(2)
})

it('a cached answer is not used for another account, another model version or the next day', async () => {
  const { service, ask, questions } = await setUp()
  await ask()
  await ask({}, photo, await service.signUp('bob'))
  expect(questions()).toBe(2)
  service.steady.ports.model.answerVersion = 'model-2'
  await ask()
  expect(questions()).toBe(3)
  service.clock.advance(86_399)
  await ask()
  expect(questions()).toBe(3)
  service.clock.advance(1)
  await ask()
  expect(questions()).toBe(4)
})

it('a worker gets the answer that was cached for the owner of the account', async () => {
  const { service, ask, questions } = await setUp()
  await ask()
  await service.signUp('eve')
  const worker = callerOf('eve', { accountId: 'ada', membership: 'worker' })
  await ask({}, photo, service.steady.as(worker))
  expect(questions()).toBe(1)
})

it('the cache does not return the answer of a deleted analysis', async () => {
  const { ada, ask, questions } = await setUp()
  const { id } = await ask()
  await ada.remove(id)
  await ask()
  expect(questions()).toBe(2)
})

it('an answer that comes too late is not cached', async () => {
  const { service, ask } = await setUp()
  const model = service.troubles.hold('model.diagnose')
  const late = ask()
  await model.reached
  service.clock.advance(120)
  model.release()
  await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' })
  expect(service.documents.all('cachedAnswers').size).toBe(0)
})

it('a fallback answer is not cached, so the next call asks the model again', async () => {
  const { ask, questions } = await setUp((answer) => ({
    ...answer,
    model: { ...answer.model, fallback: true },
  }))
  await ask()
  await ask()
  expect(questions()).toBe(2)
})

it('a blocked photo stays blocked and free of charge in other bytes until a moderator approves the analysis', async () => {
  const { service, ask, questions } = await setUp((answer) => ({
    ...answer,
    model: { ...answer.model, fallback: true },
  }))
  const first = await ask({}, 'forbidden')
  const second = await ask({}, 'forbidden 2')
  for (const { usage, moderation } of [first, second]) {
    expect(usage).toMatchObject({ charged: 0, reason: 'BLOCKED' })
    expect(moderation.state).toBe('BLOCKED')
  }
  const admin = await appoint(service, 'admin', 'admin')
  await admin.approve(second.id)
  await admin.approve(first.id)
  expect((await ask({}, 'forbidden 3')).moderation.state).toBe('CLEAR')
  expect(questions()).toBe(1)
})

it('an analysis completes even if its answer cannot be cached', async () => {
  const { service, ask } = await setUp()
  const { store } = service.steady.ports
  const { transaction } = store
  store.remembering = () => store
  store.transaction = (work, signal) =>
    transaction(async (database) => {
      const put: typeof database.put = (target, existing, data) => {
        if (target.collection.name === 'cachedAnswers') throw new Error('out of order')
        database.put(target, existing, data)
      }
      return work({ ...database, put })
    }, signal)
  expect((await ask()).outcome).toBe('ISSUES_FOUND')
  expect(service.log.map(({ message }) => message)).toContain('Answer not cached')
})

it('the cache costs 1 read and 1 write per new answer, and 2 reads per reused answer; a free model uses no cache', async () => {
  const { service, ask } = await setUp()
  const { store, model } = service.steady.ports
  const costOf = async (work: () => Promise<unknown>) => {
    store.reset()
    await work()
    const sum = (name: 'reads' | 'writes') =>
      store.calls.reduce((total, call) => total + call[name], 0)
    return { reads: sum('reads'), writes: sum('writes') }
  }
  const asked = await costOf(() => ask())
  const cached = await costOf(() => ask())
  delete model.answerVersion
  const free = await costOf(() => ask())
  expect(asked).toEqual({ reads: free.reads + 1, writes: free.writes + 1 })
  expect(cached).toEqual({ reads: free.reads + 2, writes: free.writes })
})
