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

describe('a synchronous call repeated under its key', () => {
  it('while the first is pending: 202, to be polled, and nothing is started', async () => {
    const { service, ada } = await setUp()
    const doomed = service.instance({ at: 3, fault: 'DIES_BEFORE' })
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

  it('after it completed: 200 with the analysis as on completion, replayed and free', async () => {
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
    'after %s failed it: runs again, charged again',
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

  it('after it failed for good: the same error again', async () => {
    const { service, ada } = await setUp()
    expect(await refusal(ada.analyseSync({ photo: 'garbage', key }))).toBe('IMAGE_UNDECODABLE')
    expect(await refusal(ada.analyseSync({ photo: 'garbage', key }))).toBe('IMAGE_UNDECODABLE')
    expect(await used(service)).toBe(0)
  })

  it('with another body: 422', async () => {
    const { ada } = await setUp()
    await ada.analyseSync({ photo, key })
    const other = ada.analyseSync({ photo, key, input: { sunExposure: 'shade' } })
    expect(await refusal(other)).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('after the analysis was deleted: 409', async () => {
    const { ada } = await setUp()
    await ada.remove(idOf(await ada.analyseSync({ photo, key })))
    expect(await refusal(ada.analyseSync({ photo, key }))).toBe('CONFLICT')
  })

  it('after its deadline passed in the call: TIMED_OUT, given back, and runs again', async () => {
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

describe('a key', () => {
  it('means one thing on the start and another on the synchronous call', async () => {
    const { service, ada } = await setUp()
    const started = await ada.start({ photo, key })
    const answered = await ada.analyseSync({ photo, key })
    expect(idOf(answered)).not.toBe(idOf(started))
    expect(answered.status).toBe(200)
    expect(await used(service)).toBe(2)
  })

  it('is of one account: two accounts with one key know nothing of each other', async () => {
    const { service, ada } = await setUp()
    const bob = await service.signUp('bob')
    const [hers, his] = [await ada.start({ photo, key }), await bob.start({ photo, key })]
    expect(idOf(his)).not.toBe(idOf(hers))
    expect((await service.user('bob')).quota.used).toBe(1)
    expect(await refusal(bob.read(idOf(hers)))).toBe('NOT_FOUND')
  })

  it('is shared by the owner and a worker of one account, and charged once', async () => {
    const { service, ada } = await setUp()
    await service.signUp('will')
    const will = service.steady.as(callerOf('will', { accountId: 'ada', membership: 'worker' }))
    const first = await ada.start({ photo, key })
    expect(await will.start({ photo, key })).toMatchObject({ status: 202, body: first.body })
    expect(await used(service)).toBe(1)
    expect((await service.user('will')).quota.used).toBe(0)
  })

  it('that is not given makes every start another', async () => {
    const { service, ada } = await setUp()
    expect(idOf(await ada.start({ photo }))).not.toBe(idOf(await ada.start({ photo })))
    expect(await used(service)).toBe(2)
  })
})
