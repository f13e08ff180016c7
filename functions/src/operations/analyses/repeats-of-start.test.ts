import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import type { Client } from '@plant/testing/harness/client'
import type { Subject } from '@plant/testing/harness/plants'
import { describe, expect, it } from 'vitest'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'

async function setUp() {
  const service = createHarness()
  return { service, ada: await service.signUp('ada') }
}

const used = async (service: TestHarness) => (await service.user('ada')).quota.used

/** Starts an analysis that fails once, because the model is down when the task runs. */
async function failedStart(service: TestHarness, ada: Client) {
  service.troubles.failing('model.diagnose')
  const id = idOf(await ada.start({ photo, key }))
  await service.deliver()
  service.troubles.mend('model.diagnose')
  return id
}

const quotaAfterOne = {
  'RateLimit-Policy': '"daily";q=20;w=86400',
  RateLimit: '"daily";r=19;t=57600',
}

describe('a start repeated with its key', () => {
  it('returns 202 with the same id while the first start is pending, and starts no second run', async () => {
    const { service, ada } = await setUp()
    const first = await ada.start({ photo, key })
    const again = await ada.start({ photo, key })
    expect(first).toEqual({
      status: 202,
      body: { transactionId: idOf(first), timeoutSeconds: 120, status: 'PENDING' },
      headers: quotaAfterOne,
    })
    expect(again).toEqual(first)
    expect(service.tasks).toHaveLength(1)
    expect(service.calls.filter((call) => call === 'images.optimise')).toHaveLength(1)
    expect(await used(service)).toBe(1)
  })

  it('returns 202 with the status while the first start runs', async () => {
    const { service, ada } = await setUp()
    const id = idOf(await ada.start({ photo, key }))
    const doomed = service.instance({ at: 4, fault: 'DIES_BEFORE' })
    await service.deliver(doomed)
    expect(await ada.start({ photo, key })).toEqual({
      status: 202,
      body: { transactionId: id, timeoutSeconds: 120, status: 'PROCESSING' },
      headers: quotaAfterOne,
    })
  })

  it('returns 200 with the stored analysis after completion, free of charge', async () => {
    const { service, ada } = await setUp()
    const id = idOf(await ada.start({ photo, key }))
    await service.deliver()
    const again = await ada.start({ photo, key })
    expect(again.status).toBe(200)
    expect(again.headers).toEqual({ 'Idempotent-Replayed': 'true', ...quotaAfterOne })
    expect(again.body).toMatchObject({
      transactionId: id,
      timeoutSeconds: 120,
      status: 'COMPLETED',
      analysis: { id, outcome: 'ISSUES_FOUND', usage: { charged: 1, remainingToday: 19 } },
    })
    expect(await used(service)).toBe(1)
    expect(service.calls.filter((call) => call === 'model.diagnose')).toHaveLength(1)
  })

  it("returns the analysis even when today's quota is used up", async () => {
    const { service, ada } = await setUp()
    await ada.start({ photo, key })
    await service.deliver()
    await service.change('ada', (user) => ({ ...user, quota: { ...user.quota, used: 20 } }))
    expect((await ada.start({ photo, key })).status).toBe(200)
    expect(await refusal(ada.start({ photo }))).toBe('DAILY_QUOTA_EXCEEDED')
  })
})

describe('a start repeated with the key of a failed start', () => {
  it('runs the same transaction again, and charges a unit if the failure refunded the first unit', async () => {
    const { service, ada } = await setUp()
    const id = await failedStart(service, ada)
    expect(await used(service)).toBe(0)
    const again = await ada.start({ photo, key })
    expect(again).toMatchObject({ status: 202, body: { transactionId: id, status: 'PENDING' } })
    expect(await used(service)).toBe(1)
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await used(service)).toBe(1)
  })

  it('returns 429 if no units are left today', async () => {
    const { service, ada } = await setUp()
    const id = await failedStart(service, ada)
    await service.change('ada', (user) => ({ ...user, quota: { ...user.quota, used: 20 } }))
    expect(await refusal(ada.start({ photo, key }))).toBe('DAILY_QUOTA_EXCEEDED')
    expect((await service.transaction(id))?.status).toBe('FAILED')
  })

  it('runs again after the deadline without another charge, if no unit was refunded', async () => {
    const { service, ada } = await setUp()
    const id = idOf(await ada.start({ photo, key }))
    service.clock.advance(120)
    expect((await ada.read(id)).body).toMatchObject({
      status: 'FAILED',
      error: { code: 'TIMED_OUT' },
    })
    expect(await ada.start({ photo, key })).toMatchObject({
      status: 202,
      body: { transactionId: id },
    })
    expect((await ada.read(id)).body).toMatchObject({ status: 'PENDING' })
    expect(await used(service)).toBe(1)
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await used(service)).toBe(1)
  })

  it('runs again and charges a unit after the sweeper recorded the timeout', async () => {
    const { service, ada } = await setUp()
    const id = idOf(await ada.start({ photo, key }))
    service.tasks.length = 0
    service.clock.advance(121)
    await service.steady.sweep()
    expect(await used(service)).toBe(0)
    await ada.start({ photo, key })
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await used(service)).toBe(1)
  })

  it.each([
    ['garbage', 'IMAGE_UNDECODABLE'],
    ['virus', 'IMAGE_INFECTED'],
    ['panorama', 'IMAGE_TOO_LARGE'],
  ] as const)(
    'rejects a photo of type %s again with the error %s, free of charge',
    async (subject, code) => {
      const { service, ada } = await setUp()
      expect(await refusal(ada.start({ photo: subject, key }))).toBe(code)
      expect(await refusal(ada.start({ photo: subject, key }))).toBe(code)
      expect(await used(service)).toBe(0)
      expect(service.calls.filter((call) => call === 'images.optimise')).toHaveLength(1)
    },
  )
})

describe('a start with a key that is already used', () => {
  it.each([
    ['another photo', { photo: 'healthy leaf' as Subject }],
    ['another hint', { photo: photo as Subject, input: { placement: 'inside' as const } }],
    ['another plant', { photo: photo as Subject, input: { plantId: 'Fern' } }],
    ['another country', { photo: photo as Subject, input: { country: 'CY' } }],
    ['an additional hint', { photo: photo as Subject, input: { wateringFrequency: 1 } }],
  ])(
    'returns 422 for %s, whether the first start is pending or completed',
    async (_name, other) => {
      const { service, ada } = await setUp()
      await ada.start({ photo, key })
      expect(await refusal(ada.start({ ...other, key }))).toBe('IDEMPOTENCY_KEY_REUSED')
      await service.deliver()
      expect(await refusal(ada.start({ ...other, key }))).toBe('IDEMPOTENCY_KEY_REUSED')
      expect(await used(service)).toBe(1)
    },
  )

  it('counts as a repeat if a callable client also sends the key in the body', async () => {
    const { ada } = await setUp()
    const first = await ada.start({ photo, key })
    const input: { language?: string; idempotencyKey: string } = { idempotencyKey: key }
    expect(await ada.start({ photo, input, key })).toEqual(first)
  })

  it('counts as a repeat even with another Accept-Language header', async () => {
    const { ada } = await setUp()
    const first = await ada.start({ photo, key, acceptLanguage: 'de' })
    expect(await ada.start({ photo, key, acceptLanguage: 'cs' })).toEqual(first)
  })

  it('returns 409 after the analysis was deleted, whatever the body', async () => {
    const { service, ada } = await setUp()
    const id = idOf(await ada.start({ photo, key }))
    await service.deliver()
    await ada.remove(id)
    expect(await refusal(ada.start({ photo, key }))).toBe('CONFLICT')
    expect(await refusal(ada.start({ photo: 'healthy leaf', key }))).toBe('CONFLICT')
    expect(await used(service)).toBe(1)
  })

  it('returns 409 after the analysis has expired', async () => {
    const { service, ada } = await setUp()
    await ada.start({ photo, key })
    await service.deliver()
    service.clock.advance(31 * 86_400)
    expect(await refusal(ada.start({ photo, key }))).toBe('CONFLICT')
  })
})
