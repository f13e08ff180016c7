import { createHarness } from '@plant/testing/harness'
import { field, idOf } from '@plant/testing/harness/answers'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { retried } from '../../domain/analyses/retry.ts'
import { newApiKeyUser } from '../authentication/provision-account.ts'

const photo = 'diseased leaf'
const signal = new AbortController().signal
const idempotencyKey = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const byKey = keyCallerOf('ada', { exchanged: false, quotaSubject: 'ent:ada' })

/** The account of Ada, with a worker and an API key. */
async function setUp() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  await service.signUp('wim')
  const { store } = service.steady.ports
  const now = service.clock.now()
  await store.transaction(async (database) => {
    const keyUser = ref(users, 'ent:ada')
    await database.getAll(keyUser)
    database.create(keyUser, newApiKeyUser('ada', now))
  }, signal)
  const worker = service.steady.as(callerOf('wim', { accountId: 'ada', membership: 'worker' }))
  return { service, store, ada, worker, key: service.steady.as(byKey) }
}

type Item = { id: string; madeBy?: unknown }

it('the members of an account can see the author of each analysis', async () => {
  const { service, ada, worker, key } = await setUp()
  const own = await ada.analyseSync({ photo })
  expect(field(own, 'madeBy')).toEqual({ uid: 'ada', apiKeyId: null })
  const worked = await worker.analyseSync({ photo })
  expect(field(worked, 'madeBy')).toEqual({ uid: 'wim', apiKeyId: null })
  const started = idOf(await key.start({ photo, key: idempotencyKey }))
  await service.deliver()
  const { items } = (await ada.history()).body as { items: Item[] }
  expect(new Map(items.map(({ id, madeBy }) => [id, madeBy]))).toEqual(
    new Map([
      [idOf(own), { uid: 'ada', apiKeyId: null }],
      [idOf(worked), { uid: 'wim', apiKeyId: null }],
      [started, { uid: 'ent:ada', apiKeyId: 'tok_1' }],
    ]),
  )
  const polled = await worker.read(started)
  expect(field(polled, 'analysis')).toMatchObject({ madeBy: { apiKeyId: 'tok_1' } })
})

it('an event does not name the author of its analysis', async () => {
  const { service, key } = await setUp()
  await key.start({ photo })
  await service.deliver()
  const [[, event] = ['', {}]] = [...service.documents.all(events.name)]
  const { body = '' } = event as { body?: string }
  const { data } = JSON.parse(body) as { data: { analysis: object } }
  expect(data.analysis).toHaveProperty('outcome')
  expect(data.analysis).not.toHaveProperty('madeBy')
  expect(body).not.toContain('tok_1')
})

it('an analysis names only the account if an older version did not record the API key', async () => {
  const { store, ada, key } = await setUp()
  const id = idOf(await key.analyseSync({ photo }))
  await store.transaction(async (database) => {
    const [analysis] = await database.getAll(ref(analyses, id))
    if (!analysis) throw new Error('nothing was stored')
    const { apiKeyId: _later, ...older } = analysis
    database.update(ref(analyses, id), older)
  }, signal)
  const { items } = (await ada.history()).body as { items: Item[] }
  expect(items).toMatchObject([{ madeBy: { uid: 'ent:ada', apiKeyId: null } }])
})

it("an operator's retry keeps the API key that requested the analysis, and the identity of the sent bytes", async () => {
  const { service, key } = await setUp()
  const id = idOf(await key.start({ photo }))
  const transaction = await service.transaction(id)
  if (!transaction) throw new Error('nothing was started')
  const { bytesId, ...byPath } = transaction
  const retry = (each: Transaction) => retried(each, service.steady.ports.rules, new Date())
  expect(retry(transaction)).toMatchObject({ uid: 'ent:ada', apiKeyId: 'tok_1', bytesId })
  expect(retry(byPath)).not.toHaveProperty('bytesId')
})

it('the history can list the analyses of one author', async () => {
  const { ada, worker, key } = await setUp()
  const made = {
    ada: idOf(await ada.analyseSync({ photo })),
    wim: idOf(await worker.analyseSync({ photo })),
    'ent:ada': idOf(await key.analyseSync({ photo })),
  }
  for (const [madeBy, id] of Object.entries(made)) {
    const { items } = (await ada.history({ madeBy })).body as { items: Item[] }
    expect(items.map((item) => item.id)).toEqual([id])
  }
})
