import { createHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import { idOf } from '@plant/testing/harness/answers'
import type { Client } from '@plant/testing/harness/client'
import type { Subject } from '@plant/testing/harness/plants'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { analysisCompletedEvent } from '../../contract/events.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { eventIdOf } from '../../domain/analyses/idempotency.ts'

const plantId = 'Fern'
const dayInSeconds = 86_400

/** A service with one user and a model that returns the measurements of the test. */
async function setUp() {
  const service = createHarness({ quota: { userDaily: 1000, keyDaily: 1000, memberDaily: 1000 } })
  const { ports } = service.steady
  const { diagnose } = ports.model
  let brownFraction = 0.1
  ports.model = {
    diagnose: async (request, context) => {
      const answer = await diagnose(request, context)
      const measurements = {
        foliageFraction: 0.5,
        greenFraction: 1 - brownFraction,
        yellowFraction: 0,
        brownFraction,
        whiteFraction: 0,
        lesionCount: 4,
        lesions: [],
        outline: [],
      }
      return { ...answer, diagnosis: { ...answer.diagnosis, measurements } }
    },
  }
  const ada = await service.signUp('ada')
  /** Sends another photo of the plant for analysis, one day later. */
  async function analyse(
    photo: Subject,
    brown: number,
    { client = ada, plant = plantId }: { client?: Client; plant?: string } = {},
  ) {
    service.clock.advance(dayInSeconds)
    brownFraction = brown
    const reply = await client.analyseSync({ photo, input: { plantId: plant } })
    return reply.body as Analysis
  }
  const read = async (id: string) =>
    ((await ada.read(id)).body as { analysis: Analysis }).analysis.progress
  return { service, ada, analyse, read, measure: (brown: number) => void (brownFraction = brown) }
}

it('every endpoint shows the progress of an analysis since the last analysis of the same plant', async () => {
  const { ada, analyse, read } = await setUp()
  expect((await analyse('healthy leaf', 0.01)).progress).toBeNull()
  const before = await analyse('diseased leaf', 0.02)
  const after = await analyse('healthy leaf', 0.7)
  expect(after.progress).toEqual({
    comparedWith: before.id,
    since: before.createdAt,
    trend: 'WORSE',
    discolouredFraction: { before: 0.02, now: 0.7 },
    lesionCount: { before: 4, now: 4 },
  })
  expect(await read(after.id)).toEqual(after.progress)
  const { items } = (await ada.history({ pageSize: 1 })).body as { items: Analysis[] }
  expect(items[0]?.progress).toEqual(after.progress)
})

it('the event of an asynchronous analysis contains the progress', async () => {
  const { service, ada, analyse, measure } = await setUp()
  const before = await analyse('healthy leaf', 0.7)
  measure(0.02)
  service.clock.advance(1)
  const id = idOf(await ada.start({ photo: 'diseased leaf', input: { plantId } }))
  await service.deliver()
  const eventRef = ref(events, eventIdOf(id, 'analysis.completed', 1))
  const [event] = await service.steady.ports.store.getAll(eventRef)
  const { analysis } = analysisCompletedEvent.parse(JSON.parse(event?.body ?? '')).data
  expect(analysis.progress).toMatchObject({ comparedWith: before.id, trend: 'BETTER' })
})

it('an analysis without a `plantId` shows no progress', async () => {
  const { ada, analyse } = await setUp()
  await analyse('healthy leaf', 0.1)
  const { body } = await ada.analyseSync({ photo: 'diseased leaf' })
  expect((body as Analysis).progress).toBeNull()
})

it("an analysis is not compared with another plant or with another account's plant of the same name", async () => {
  const { service, analyse } = await setUp()
  await analyse('healthy leaf', 0.1)
  expect((await analyse('diseased leaf', 0.2, { plant: 'Palm' })).progress).toBeNull()
  const client = await service.signUp('ben')
  expect((await analyse('diseased leaf', 0.2, { client })).progress).toBeNull()
})

it('the comparison skips the same photo, and photos without a clear diagnosis', async () => {
  const { analyse } = await setUp()
  const first = await analyse('healthy leaf', 0.1)
  await analyse('diseased leaf', 0.2)
  for (const photo of ['blur', 'cat', 'odd leaf'] as const)
    expect((await analyse(photo, 0.9)).progress).toBeNull()
  const again = await analyse('diseased leaf', 0.2)
  expect(again.progress?.comparedWith).toBe(first.id)
})

it('the comparison skips deleted and expired analyses, but a later deletion does not change stored results', async () => {
  const { service, ada, analyse, read } = await setUp()
  const first = await analyse('healthy leaf', 0.1)
  await ada.save(first.id)
  const second = await analyse('diseased leaf', 0.2)
  const third = await analyse('healthy leaf', 0.3)
  await ada.remove(second.id)
  expect(await read(third.id)).toMatchObject({ comparedWith: second.id })
  await ada.remove(third.id)
  expect((await analyse('diseased leaf', 0.3)).progress?.comparedWith).toBe(first.id)
  await analyse('odd leaf', 0.3)
  service.clock.advance(31 * dayInSeconds)
  expect((await analyse('doubtful', 0.3)).progress?.comparedWith).toBe(first.id)
})

it('an analysis completes even if an earlier analysis of the plant cannot be read', async () => {
  const { service, analyse } = await setUp()
  const first = await analyse('healthy leaf', 0.1)
  const second = await analyse('diseased leaf', 0.2)
  const loose = ref({ ...analyses, schema: z.looseObject({}) }, second.id)
  await service.steady.ports.store.transaction(async (database) => {
    const [stored] = await database.getAll(loose)
    if (stored) database.update(loose, { ...stored, outcome: 'OF_A_LATER_VERSION' })
  }, new AbortController().signal)
  const third = await analyse('doubtful', 0.2)
  expect(third).toMatchObject({ status: 'COMPLETED', progress: { comparedWith: first.id } })
})

it('the comparison skips a withheld analysis, and a withheld analysis shows no progress', async () => {
  const { service, analyse, read } = await setUp()
  const admin = await appoint(service, 'admin', 'admin')
  const first = await analyse('diseased leaf', 0.1)
  const withheld = await analyse('forbidden', 0.9)
  expect(withheld.progress).toBeNull()
  expect((await analyse('healthy leaf', 0.1)).progress?.comparedWith).toBe(first.id)
  await admin.approve(withheld.id)
  expect(await read(withheld.id)).toMatchObject({ comparedWith: first.id, trend: 'WORSE' })
})

it('two simultaneous analyses are both compared with an earlier analysis, not with each other', async () => {
  const { service, ada, analyse, read } = await setUp()
  const before = await analyse('healthy leaf', 0.1)
  const begun: string[] = []
  for (const photo of ['diseased leaf', 'doubtful'] as const) {
    service.clock.advance(1)
    begun.push(idOf(await ada.start({ photo, input: { plantId } })))
  }
  const [earlier = '', later = ''] = begun
  await service.steady.run(later)
  await service.steady.run(earlier)
  expect((await read(later))?.comparedWith).toBe(before.id)
  expect((await read(earlier))?.comparedWith).toBe(before.id)
})
