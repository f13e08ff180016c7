import { createHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { describe, expect, it } from 'vitest'
import { collections } from '../../collections/index.ts'
import type { Analysis } from '../../contract/schemas/analysis.ts'
import { transaction as answerSchema } from '../../contract/schemas/transaction.ts'
import { transactionIdOf } from '../../domain/analyses/idempotency.ts'
import { reviewOf } from '../../domain/locales/languages.ts'

const photo = 'diseased leaf'
const key = '1d1f9a34-6c3a-4c1d-9df6-0d0d7f6d5a11'

async function started() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  return { service, ada, id: idOf(await ada.start({ photo })) }
}

it.each([
  [{ latitude: 49.2 }, null, null],
  [{ longitude: 16.6 }, null, null],
  [{ latitude: 49.2, longitude: 16.6 }, 49.2, 16.6],
])(
  'an analysis of a start with %j has the latitude %s and the longitude %s',
  async (input, latitude, longitude) => {
    const ada = await createHarness().signUp('ada')
    const { body } = await ada.analyseSync({ photo, input })
    expect(body).toMatchObject({ input: { latitude, longitude } })
  },
)

it('an analysis is in the most wanted of the languages that the model serves', async () => {
  const ada = await createHarness().signUp('ada')
  const { body } = await ada.analyseSync({ photo, acceptLanguage: 'sv, it;q=0.8' })
  expect(body).toMatchObject({ language: { requested: 'it' } })
})

describe('a poll returns', () => {
  it('a pending transaction with only the time of its start', async () => {
    const { ada, id } = await started()
    expect(await ada.read(id)).toEqual({
      status: 200,
      body: { transactionId: id, status: 'PENDING', createdAt: '2026-11-20T08:00:00.000Z' },
    })
  })

  it('a running transaction', async () => {
    const { service, ada, id } = await started()
    const model = service.troubles.hold('model.diagnose')
    const run = service.steady.run(id)
    await model.reached
    expect((await ada.read(id)).body).toEqual({
      transactionId: id,
      status: 'PROCESSING',
      createdAt: '2026-11-20T08:00:00.000Z',
    })
    model.release()
    await run
  })

  it('a completed transaction with its analysis, in the shape of the contract', async () => {
    const { service, ada, id } = await started()
    service.clock.advance(3)
    await service.deliver()
    const { body } = await ada.read(id)
    expect(answerSchema.strict().parse(body)).toEqual(body)
    expect(body).toMatchObject({
      status: 'COMPLETED',
      completedAt: '2026-11-20T08:00:03.000Z',
      analysis: {
        id,
        createdAt: '2026-11-20T08:00:00.000Z',
        outcome: 'ISSUES_FOUND',
        language: { served: 'en', fallback: false, review: reviewOf('en') },
      },
    })
  })

  it('a failed transaction with its error', async () => {
    const { service, ada, id } = await started()
    service.troubles.failing('model.diagnose')
    await service.deliver()
    expect((await ada.read(id)).body).toEqual({
      transactionId: id,
      status: 'FAILED',
      createdAt: '2026-11-20T08:00:00.000Z',
      completedAt: '2026-11-20T08:00:00.000Z',
      error: { code: 'MODEL_UNAVAILABLE', detail: 'The analysis is unavailable at the moment.' },
    })
  })

  it('a failed transaction with the code PHOTO_NOT_RECEIVED if the photo was not stored', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    service.troubles.failing('objects.write')
    await expect(ada.start({ photo, key })).rejects.toThrow('unavailable')
    expect((await ada.read(transactionIdOf('ada', 'start', key))).body).toMatchObject({
      status: 'FAILED',
      error: { code: 'PHOTO_NOT_RECEIVED', detail: 'The photo could not be received.' },
    })
  })

  it('the status FAILED for an overdue transaction, even before the sweeper records the failure', async () => {
    const { service, ada, id } = await started()
    service.clock.advance(119.999)
    expect((await ada.read(id)).body).toMatchObject({ status: 'PENDING' })
    service.clock.advance(0.001)
    expect((await ada.read(id)).body).toEqual({
      transactionId: id,
      status: 'FAILED',
      createdAt: '2026-11-20T08:00:00.000Z',
      completedAt: '2026-11-20T08:02:00.000Z',
      error: { code: 'TIMED_OUT', detail: 'The analysis took too long.' },
    })
    expect((await service.transaction(id))?.status).toBe('PENDING')
  })
})

describe('a poll returns the same 404 for', () => {
  it('an unknown, deleted or expired transaction, and a transaction of another account', async () => {
    const { service, ada, id } = await started()
    const bob = await service.signUp('bob')
    await service.deliver()
    expect(await refusal(ada.read('an_unknown'))).toBe('NOT_FOUND')
    expect(await refusal(bob.read(id))).toBe('NOT_FOUND')
    const other = idOf(await ada.analyseSync({ photo }))
    await ada.remove(other)
    expect(await refusal(ada.read(other))).toBe('NOT_FOUND')
    service.clock.advance(30 * 86_400)
    expect(await refusal(ada.read(id))).toBe('NOT_FOUND')
    expect(await refusal(ada.image(id))).toBe('NOT_FOUND')
    expect(await refusal(ada.rate(id, 'up'))).toBe('NOT_FOUND')
    expect(await refusal(ada.save(id))).toBe('NOT_FOUND')
    expect(await refusal(ada.remove(id))).toBe('NOT_FOUND')
  })

  it('a failed transaction that expired', async () => {
    const { service, ada, id } = await started()
    service.troubles.failing('model.diagnose')
    await service.deliver()
    service.clock.advance(30 * 86_400)
    expect(await refusal(ada.read(id))).toBe('NOT_FOUND')
  })
})

describe('a poll that waits', () => {
  it('returns as soon as the analysis completes', async () => {
    const { service, ada, id } = await started()
    service.clock.whileAsleep(async (sleep) => {
      if (sleep === 3) await service.deliver()
    })
    expect((await ada.read(id, 10)).body).toMatchObject({ status: 'COMPLETED' })
    expect(service.clock.now().toISOString()).toBe('2026-11-20T08:00:01.200Z')
  })

  it('returns the current state at the end of the wait, all of which it counts as a pause', async () => {
    const { service, ada, id } = await started()
    const pausesMs: number[] = []
    const { body } = await ada.read(id, 10, { waits: (pauseMs) => pausesMs.push(pauseMs) })
    expect(body).toMatchObject({ status: 'PENDING' })
    expect(pausesMs).toEqual([400, 400, 400, 800, 1600, 2000, 2000, 2000, 400])
    expect(service.clock.now().toISOString()).toBe('2026-11-20T08:00:10.000Z')
  })

  it('costs 12 reads if it waits for ten seconds, whereas a poll without a wait costs 2 reads', async () => {
    const { service, ada, id } = await started()
    const { store } = service.steady.ports
    const reads = async (waitSeconds: number) => {
      store.reset()
      await ada.read(id, waitSeconds)
      return store.calls.reduce((total, call) => total + call.reads, 0)
    }
    expect(await reads(10)).toBe(12)
    expect(await reads(0)).toBe(2)
  })

  it('H2: is rejected while 20 polls of its account wait; polls without a wait do not count', async () => {
    const { service, ada, id } = await started()
    const ben = await service.signUp('ben')
    const end = Promise.withResolvers<void>()
    service.clock.whileAsleep(() => end.promise)
    const wait = () => Promise.all(Array.from({ length: 20 }, () => ada.read(id, 1)))
    const waiting = wait()
    expect(await refusal(ada.read(id, 1))).toBe('TOO_MANY_REQUESTS')
    expect(await ada.read(id)).toMatchObject({ status: 200 })
    expect(await refusal(ben.read('an_unknown', 1))).toBe('NOT_FOUND')
    end.resolve()
    for (const { status } of [...(await waiting), ...(await wait())]) expect(status).toBe(200)
  })

  it('returns at once for an ended or overdue transaction', async () => {
    const { service, ada, id } = await started()
    await service.deliver()
    await ada.read(id, 10)
    expect(service.clock.now().toISOString()).toBe('2026-11-20T08:00:00.000Z')
    const other = idOf(await ada.start({ photo }))
    service.clock.advance(118)
    expect((await ada.read(other, 10)).body).toMatchObject({ error: { code: 'TIMED_OUT' } })
    expect(service.clock.now().toISOString()).toBe('2026-11-20T08:02:00.000Z')
  })

  it('stops reading when the caller disconnects', async () => {
    const { service, ada, id } = await started()
    const call = new AbortController()
    let sleeps = 0
    service.clock.whileAsleep((sleep) => {
      sleeps = sleep
      if (sleep === 2) call.abort()
      if (sleep > 2) service.clock.advance(1)
    })
    const { body } = await ada.read(id, 10, { signal: call.signal })
    expect(body).toMatchObject({ status: 'PENDING' })
    expect(sleeps).toBe(2)
  })
})

describe('the photo of an analysis', () => {
  it('is available by redirect, and by the links in the analysis', async () => {
    const { service, ada, id } = await started()
    await service.deliver()
    const { analysis } = (await ada.read(id)).body as { analysis: Analysis }
    const Location = `https://photos.test/optimized/ada/${id}.webp?${service.clock.now().getTime()}`
    expect(await ada.image(id)).toEqual({ status: 302, body: null, headers: { Location } })
    expect(await ada.image(id, 'json')).toEqual({ status: 200, body: analysis.image })
    expect(analysis.image).toEqual({
      url: Location,
      thumbnailUrl: Location.replace('.webp', '.thumbnail.webp'),
      expiresAt: '2026-11-20T08:30:00.000Z',
      thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    })
    expect(service.objects.has(`optimized/ada/${id}.thumbnail.webp`)).toBe(true)
  })

  it('has new links in every response, and no links in events and stored documents', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const key = crypto.randomUUID()
    const linkIn = ({ body }: { body: unknown }) =>
      /photos\.test[^"]*/.exec(JSON.stringify(body))?.[0]
    const first = await ada.analyseSync({ photo, key })
    const id = idOf(first)
    const links = [linkIn(first)]
    for (const ask of [
      () => ada.analyseSync({ photo, key }),
      () => ada.read(id),
      () => ada.save(id),
      () => ada.history(),
    ]) {
      service.clock.advance(1)
      links.push(linkIn(await ask()))
    }
    const other = idOf(await ada.start({ photo, key }))
    await service.deliver()
    service.clock.advance(1)
    const replay = await ada.start({ photo, key })
    links.push(linkIn(replay))
    expect([replay.status, links.includes(undefined), new Set(links).size]).toEqual([200, false, 6])
    expect(await service.transaction(other)).toMatchObject({ status: 'COMPLETED' })
    expect(service.published).toHaveLength(1)
    const kept = JSON.stringify([
      service.published,
      service.log,
      ...collections.map(({ name }) => [...service.documents.all(name)]),
    ])
    expect(kept).toContain(id)
    expect(kept).not.toContain('photos.test')
    expect(kept).not.toContain('thumbnailUrl')
  })

  it('also serves as the thumbnail if no thumbnail is stored', async () => {
    const { service, ada, id } = await started()
    service.troubles.failing('objects.write')
    await service.deliver()
    const { analysis } = (await ada.read(id)).body as { analysis: Analysis }
    expect(analysis.image).toMatchObject({ thumbnailUrl: analysis.image?.url, thumbhash: null })
    expect(analysis.image?.url).toContain(`${id}.webp`)
  })

  it('is hidden from its user while the analysis is withheld', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    const id = idOf(await ada.start({ photo: 'forbidden' }))
    await service.deliver()
    for (const format of [undefined, 'json'] as const)
      expect(await refusal(ada.image(id, format))).toBe('IMAGE_NOT_FOUND')
    expect((await ada.read(id)).body).toMatchObject({ analysis: { image: null } })
  })

  it('is not found while the analysis is pending, after the photo was deleted, or by other accounts', async () => {
    const { service, ada, id } = await started()
    const bob = await service.signUp('bob')
    expect(await refusal(ada.image(id))).toBe('NOT_FOUND')
    await service.deliver()
    expect(await refusal(bob.image(id))).toBe('NOT_FOUND')
    service.objects.clear()
    expect(await refusal(ada.image(id))).toBe('IMAGE_NOT_FOUND')
  })
})
