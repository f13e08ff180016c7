import { createHarness, type TestHarness } from '@plant/testing/harness'
import { field, idOf, refusal } from '@plant/testing/harness/answers'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'

async function setUp() {
  const service = createHarness()
  return { service, ada: await service.signUp('ada') }
}

const used = async (service: TestHarness) => (await service.user('ada')).quota.used

describe('a synchronous call repeated with its key', () => {
  it('returns 202 while the first call runs, and starts no second run', async () => {
    const { service, ada } = await setUp()
    const doomed = service.instance({ at: 4, fault: 'DIES_BEFORE' })
    await doomed.process.outlive(doomed.as(ada.caller).analyseSync({ photo, key }))
    const again = await ada.analyseSync({ photo, key })
    expect(again.status).toBe(202)
    expect(again.body).toEqual({
      transactionId: idOf(again),
      timeoutSeconds: 120,
      status: 'PENDING',
    })
    expect((await ada.read(idOf(again))).body).toMatchObject({ status: 'PENDING' })
    expect(service.calls).not.toContain('model.diagnose')
    expect(await used(service)).toBe(1)
  })

  it('returns 200 with the stored analysis after completion, free of charge', async () => {
    const { service, ada } = await setUp()
    const first = await ada.analyseSync({ photo, key })
    const again = await ada.analyseSync({ photo, key })
    expect(first.status).toBe(200)
    expect(again).toEqual({
      ...first,
      headers: { 'Idempotent-Replayed': 'true', ...first.headers },
    })
    expect(await used(service)).toBe(1)
    expect(service.calls.filter((call) => call === 'model.diagnose')).toHaveLength(1)
  })

  it.each(['model.diagnose', 'images.measure', 'objects.read'] as const)(
    'runs again and charges another unit after a failure of %s',
    async (call) => {
      const { service, ada } = await setUp()
      service.troubles.failing(call)
      expect(await refusal(ada.analyseSync({ photo, key }))).toBe('UNAVAILABLE')
      expect(await used(service)).toBe(0)
      service.troubles.mend(call)
      const again = await ada.analyseSync({ photo, key })
      expect(again.status).toBe(200)
      expect(field(again, 'usage')).toMatchObject({ charged: 1, remainingToday: 19 })
      expect(await used(service)).toBe(1)
    },
  )

  it('returns the same error again after a permanent failure', async () => {
    const { service, ada } = await setUp()
    expect(await refusal(ada.analyseSync({ photo: 'garbage', key }))).toBe('IMAGE_UNDECODABLE')
    expect(await refusal(ada.analyseSync({ photo: 'garbage', key }))).toBe('IMAGE_UNDECODABLE')
    expect(await used(service)).toBe(0)
  })

  it('returns 422 if the body differs', async () => {
    const { ada } = await setUp()
    await ada.analyseSync({ photo, key })
    const other = ada.analyseSync({ photo, key, input: { sunExposure: 'shade' } })
    expect(await refusal(other)).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('returns 409 after the analysis was deleted', async () => {
    const { ada } = await setUp()
    await ada.remove(idOf(await ada.analyseSync({ photo, key })))
    expect(await refusal(ada.analyseSync({ photo, key }))).toBe('CONFLICT')
  })

  it('runs again after a timeout, which refunded the unit', async () => {
    const { service, ada } = await setUp()
    const model = service.troubles.hanging('model.diagnose')
    const deadline = new AbortController()
    const call = ada.analyseSync({ photo, key, signal: deadline.signal })
    await model.reached
    deadline.abort()
    expect(await refusal(call)).toBe('DEADLINE_EXCEEDED')
    expect(await used(service)).toBe(0)
    service.troubles.mend('model.diagnose')
    expect((await ada.analyseSync({ photo, key })).status).toBe(200)
    expect(await used(service)).toBe(1)
  })
})

describe('an idempotency key', () => {
  it('starts two analyses if a start and a synchronous call use the same key', async () => {
    const { service, ada } = await setUp()
    const started = await ada.start({ photo, key })
    const answered = await ada.analyseSync({ photo, key })
    expect(idOf(answered)).not.toBe(idOf(started))
    expect(answered.status).toBe(200)
    expect(await used(service)).toBe(2)
  })

  it('does not affect the same key of another account', async () => {
    const { service, ada } = await setUp()
    const bob = await service.signUp('bob')
    const [hers, his] = [await ada.start({ photo, key }), await bob.start({ photo, key })]
    expect(idOf(his)).not.toBe(idOf(hers))
    expect((await service.user('bob')).quota.used).toBe(1)
    expect(await refusal(bob.read(idOf(hers)))).toBe('NOT_FOUND')
  })

  it("returns the owner's transaction to a worker of the account, and charges only one unit", async () => {
    const { service, ada } = await setUp()
    await service.signUp('will')
    const will = service.steady.as(callerOf('will', { accountId: 'ada', membership: 'worker' }))
    const first = await ada.start({ photo, key })
    expect(await will.start({ photo, key })).toMatchObject({ status: 202, body: first.body })
    expect(await used(service)).toBe(1)
    expect((await service.user('will')).quota.used).toBe(0)
  })

  it('is optional: every start without a key creates a new transaction', async () => {
    const { service, ada } = await setUp()
    expect(idOf(await ada.start({ photo }))).not.toBe(idOf(await ada.start({ photo })))
    expect(await used(service)).toBe(2)
  })
})
