import { createHarness, type TestHarness } from '@plant/testing/harness'
import { field, idOf, refusal } from '@plant/testing/harness/answers'
import { describe, expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { failTransaction } from './steps/fail.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'
const quotaOf = async (service: TestHarness, uid = 'ada') => (await service.user(uid)).quota
const times = (count: number, make: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, make))

async function setUp() {
  const service = createHarness()
  return { service, ada: await service.signUp('ada') }
}

describe('simultaneous calls', () => {
  it.each(['start', 'analyseSync'] as const)(
    'to %s use all twenty units, and then ten calls get 429 with the seconds until midnight',
    async (operation) => {
      const { service, ada } = await setUp()
      const results = await times(30, () => ada[operation]({ photo }))
      const refused = results.filter((result) => result.status === 'rejected')
      expect(refused).toHaveLength(10)
      for (const { reason } of refused)
        expect(reason).toMatchObject({
          code: 'DAILY_QUOTA_EXCEEDED',
          detail: '20 of 20 analyses used today.',
          retryAfterSeconds: 16 * 3600,
        })
      expect((await quotaOf(service)).used).toBe(20)
    },
  )

  it('with the same key share one transaction, one charge and one run', async () => {
    const { service, ada } = await setUp()
    const ids = await Promise.all(
      Array.from({ length: 10 }, async () => idOf(await ada.start({ photo, key }))),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await quotaOf(service)).used).toBe(1)
    expect(service.tasks).toHaveLength(1)
    expect(service.calls.filter((call) => call === 'images.optimise')).toHaveLength(1)
  })

  it.each(['start', 'analyseSync'] as const)(
    'to %s and their runs change the documents of their account in turn',
    async (operation) => {
      const { service, ada } = await setUp()
      const { steady, tasks } = service
      await times(10, () => ada[operation]({ photo }))
      await Promise.all(tasks.map((task) => steady.runTask(task)))
      expect(service.documents.all('stats').get('ada')).toMatchObject({ totals: { analyses: 10 } })
      expect(steady.ports.store.calls.filter(({ runs }) => runs > 1)).toEqual([])
    },
  )

  it("of two accounts do not use each other's units", async () => {
    const { service, ada } = await setUp()
    const bob = await service.signUp('bob')
    await Promise.all([times(5, () => ada.start({ photo })), times(7, () => bob.start({ photo }))])
    expect((await quotaOf(service)).used).toBe(5)
    expect((await quotaOf(service, 'bob')).used).toBe(7)
  })
})

describe('the unit of an analysis', () => {
  it('is refunded once, even if several workers record the failure', async () => {
    const { service, ada } = await setUp()
    await ada.start({ photo })
    const id = idOf(await ada.start({ photo }))
    const failure = {
      id,
      attempt: 1,
      error: { code: 'MODEL_UNAVAILABLE' as const, detail: '' },
      emitEvent: true,
    }
    const signal = new AbortController().signal
    await times(5, () => failTransaction(service.steady.ports, failure, signal))
    await failTransaction(service.steady.ports, failure, signal)
    expect((await quotaOf(service)).used).toBe(1)
    expect(service.created.filter((path) => path.startsWith('events/'))).toHaveLength(1)
  })

  it.each(['cat', 'blur'] as const)(
    'is refunded for a %s photo, and the response states the reason',
    async (subject) => {
      const { service, ada } = await setUp()
      const reply = await ada.analyseSync({ photo: subject })
      expect(field(reply, 'usage')).toEqual({
        charged: 0,
        reason: subject === 'cat' ? 'NOT_A_PLANT' : 'PHOTO_UNUSABLE',
        remainingToday: 20,
        resetsAt: '2026-11-21T00:00:00.000Z',
      })
      expect(await quotaOf(service)).toEqual({
        day: '2026-11-20',
        resets: 0,
        used: 0,
        uncharged: 1,
      })
    },
  )

  it('is free for the first twenty photos a day that get no diagnosis, and is charged for the next photo', async () => {
    const { service, ada } = await setUp()
    for (let n = 0; n < 20; n += 1) await ada.analyseSync({ photo: 'cat' })
    expect(await quotaOf(service)).toMatchObject({ used: 0, uncharged: 20 })
    const next = await ada.analyseSync({ photo: 'blur' })
    expect(field(next, 'usage')).toMatchObject({ charged: 1, reason: 'UNDIAGNOSED_LIMIT' })
    expect(await quotaOf(service)).toMatchObject({ used: 1, uncharged: 20 })
  })

  it.each(['forbidden', 'virus', 'garbage', 'panorama', 'cat'] as const)(
    'is not charged for the first twenty photos of type %s, and is charged for the next twenty, until the quota is used up',
    async (photo) => {
      const { service, ada } = await setUp()
      for (let n = 0; n < 150; n += 1) await ada.analyseSync({ photo }).catch(() => undefined)
      expect(await quotaOf(service)).toMatchObject({ used: 20, uncharged: 20 })
      const taken = service.created.filter((path) => path.startsWith('transactions/'))
      expect(taken).toHaveLength(40)
      expect(service.documents.all('moderation').size).toBeLessThanOrEqual(40)
    },
  )

  it('is not charged for 100 photos without a diagnosis a day if the account is an enterprise with 1,000 units', async () => {
    const service = createHarness()
    const key = await service.signUp('ent:acme')
    for (let n = 0; n < 130; n += 1) await key.analyseSync({ photo: 'garbage' }).catch(() => null)
    expect(await quotaOf(service, 'ent:acme')).toMatchObject({ used: 30, uncharged: 100 })
  })

  it.each(['TIMED_OUT', 'MODEL_UNAVAILABLE', 'MODEL_INVALID_OUTPUT'] as const)(
    'is never charged if the service itself fails with %s, even sixty times',
    async (code) => {
      const { service, ada } = await setUp()
      await service.change('ada', (user) => ({
        ...user,
        quota: { ...user.quota, day: '2026-11-20', uncharged: 20 },
      }))
      const signal = new AbortController().signal
      for (let n = 0; n < 60; n += 1) {
        const id = idOf(await ada.start({ photo }))
        const failure = { id, attempt: 1, error: { code, detail: '' }, emitEvent: true }
        await failTransaction(service.steady.ports, failure, signal)
      }
      expect(await quotaOf(service)).toMatchObject({ used: 0, uncharged: 20 })
      expect(field(await ada.analyseSync({ photo }), 'outcome')).toBe('ISSUES_FOUND')
    },
  )

  it('is charged for an uncertain diagnosis', async () => {
    const { service, ada } = await setUp()
    const reply = await ada.analyseSync({ photo: 'odd leaf' })
    expect(field(reply, 'outcome')).toBe('INCONCLUSIVE')
    expect(field(reply, 'usage')).toMatchObject({ charged: 1, reason: 'ANSWERED' })
    expect((await quotaOf(service)).used).toBe(1)
  })

  it('is not charged for a blocked diagnosis, which the service leaves out of every response and event', async () => {
    const { service, ada } = await setUp()
    const id = idOf(await ada.start({ photo: 'forbidden', key }))
    await service.deliver()
    const answers = [
      await ada.read(id),
      await ada.start({ photo: 'forbidden', key }),
      await ada.history(),
    ]
    for (const { body } of answers) {
      const text = JSON.stringify(body)
      expect(text).toContain('"state":"BLOCKED"')
      expect(text).toContain('"charged":0,"reason":"BLOCKED"')
      expect(text).not.toMatch(/HEALTHY|Ficus|SAFETY/)
    }
    expect(service.published[0]?.json).not.toMatch(/HEALTHY|Ficus|SAFETY/)
    expect(await quotaOf(service)).toMatchObject({ used: 0, uncharged: 1 })
  })

  it.each(['start', 'analyseSync'] as const)(
    'is not charged if %s cannot store the photo, and the same key can be used again',
    async (operation) => {
      for (const [call, next] of [
        ['images.optimise', 'healthy leaf'],
        ['objects.write', photo],
      ] as const) {
        const { service, ada } = await setUp()
        service.troubles.failing(call)
        await expect(ada[operation]({ photo, key })).rejects.toThrow('unavailable')
        expect((await quotaOf(service)).used).toBe(0)
        service.troubles.mend(call)
        expect((await ada[operation]({ photo: next, key })).status).toBeLessThan(300)
        expect((await quotaOf(service)).used).toBe(1)
      }
    },
  )
})

describe('charging around midnight', () => {
  it("does not add the refund of yesterday's unit to today's quota", async () => {
    const { service, ada } = await setUp()
    service.clock.set('2026-11-20T23:59:59.000Z')
    const id = idOf(await ada.start({ photo, key }))
    service.clock.set('2026-11-21T00:00:01.000Z')
    await ada.start({ photo })
    service.troubles.failing('model.diagnose')
    await service.deliver()
    expect((await service.transaction(id))?.charge).toMatchObject({
      day: '2026-11-20',
      state: 'REFUNDED',
    })
    expect(await quotaOf(service)).toEqual({ day: '2026-11-21', resets: 0, used: 0, uncharged: 0 })
  })

  it("charges one of today's units for the retry of an analysis that failed yesterday", async () => {
    const { service, ada } = await setUp()
    service.troubles.failing('model.diagnose')
    const id = idOf(await ada.start({ photo, key }))
    await service.deliver()
    service.troubles.mend('model.diagnose')
    service.clock.set('2026-11-21T00:00:01.000Z')
    await ada.start({ photo, key })
    expect((await service.transaction(id))?.charge.day).toBe('2026-11-21')
    expect(await quotaOf(service)).toEqual({ day: '2026-11-21', resets: 0, used: 1, uncharged: 0 })
  })

  it('starts each day with the full quota', async () => {
    const { service, ada } = await setUp()
    await service.change('ada', (user) => ({ ...user, quota: { ...user.quota, used: 20 } }))
    expect(await refusal(ada.start({ photo }))).toBe('DAILY_QUOTA_EXCEEDED')
    service.clock.set('2026-11-21T00:00:00.000Z')
    expect((await ada.start({ photo })).status).toBe(202)
  })
})

describe('before charging a unit', () => {
  it('the service rejects a start without a photo', async () => {
    const { service, ada } = await setUp()
    expect(await refusal(ada.start({ input: { language: 'en' } }))).toBe('IMAGE_REQUIRED')
    expect(await refusal(ada.analyseSync({ input: {} }))).toBe('IMAGE_REQUIRED')
    expect(service.created.some((path) => path.startsWith('transactions/'))).toBe(false)
  })

  it('the service rejects a user who was banned after the access check', async () => {
    const { service, ada } = await setUp()
    const ban = { at: service.clock.now(), permanent: true, reason: 'abuse' }
    await service.change('ada', (user) => ({ ...user, ban }))
    expect(await refusal(ada.start({ photo }))).toBe('ACCOUNT_BANNED')
    expect(await refusal(ada.analyseSync({ photo }))).toBe('ACCOUNT_BANNED')
    expect((await quotaOf(service)).used).toBe(0)
  })

  it('the service rejects a caller whose record no longer exists', async () => {
    const { service, ada } = await setUp()
    await service.steady.ports.store.transaction(async (database) => {
      await database.getAll(ref(users, 'ada'))
      database.remove(ref(users, 'ada'))
    }, new AbortController().signal)
    expect(await refusal(ada.start({ photo }))).toBe('UNAUTHENTICATED')
  })
})

it('Z8: a call that ends while its photo is decoded counts as a photo without a diagnosis', async () => {
  const { service, ada } = await setUp()
  const { ports } = service.steady
  const { images } = ports
  const endLate = async (options: { key?: string } = {}) => {
    const leaving = new AbortController()
    ports.images = {
      ...images,
      optimise: async () => {
        leaving.abort(new Error('the call is over'))
        throw leaving.signal.reason
      },
    }
    await expect(ada.analyseSync({ photo, signal: leaving.signal, ...options })).rejects.toThrow()
  }
  for (let call = 0; call < 10; call += 1) await endLate()
  // A repeated key runs the same transaction again.
  for (let call = 0; call < 10; call += 1) await endLate({ key })
  expect(await quotaOf(service)).toMatchObject({ used: 0, uncharged: 20 })
  await endLate()
  expect(await quotaOf(service)).toMatchObject({ used: 1, uncharged: 20 })
})
