import { createHarness, type TestHarness } from '@plant/testing/harness'
import { adminClientOf, appoint } from '@plant/testing/harness/admin-client'
import { idOf, refusal } from '@plant/testing/harness/answers'
import type { Client } from '@plant/testing/harness/client'
import type { Subject } from '@plant/testing/harness/plants'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import type { Analysis } from '../../contract/schemas/analysis.ts'

async function analysed(photo: Subject = 'healthy leaf') {
  const service = createHarness({ quota: { userDaily: 1000, keyDaily: 1000, memberDaily: 1000 } })
  const admin = await appoint(service, 'admin', 'admin')
  const ada = await service.signUp('ada')
  return { service, admin, ada, id: await analyse(ada, photo) }
}

const analyse = async (client: Client, photo: Subject = 'healthy leaf') =>
  idOf(await client.analyseSync({ photo }))

async function shown(client: Client, id: string): Promise<Analysis> {
  const { analysis } = (await client.read(id)).body as { analysis: Analysis }
  return analysis
}

async function worker(service: TestHarness, uid: string): Promise<Client> {
  await service.signUp(uid)
  return service.steady.as(callerOf(uid, { accountId: 'ada', membership: 'worker' }))
}

const offensive = { reason: 'PHOTO_OFFENSIVE' } as const
const harmful = { reason: 'ANSWER_HARMFUL', text: 'It says to eat it.' } as const

describe('a flag of a member', () => {
  it('adds a visible analysis to the queue, and leaves the analysis visible until the decision', async () => {
    const { service, admin, ada, id } = await analysed()
    const wim = await worker(service, 'wim')
    const before = await shown(ada, id)
    const flagged = await wim.flag(id, harmful)
    expect(flagged).toEqual({ status: 200, body: { analysisId: id, state: 'FLAGGED' } })
    expect(await shown(ada, id)).toEqual({ ...before, moderation: { state: 'FLAGGED' } })
    const flag = { by: 'MEMBER', reason: 'ANSWER_HARMFUL', at: expect.any(String) }
    const { items } = await admin.moderation()
    expect(items).toMatchObject([
      { analysisId: id, uid: 'ada', state: 'FLAGGED', reasons: [], flags: [flag] },
    ])
    const seen = await admin.moderationCase(id)
    expect(seen).toMatchObject({
      diagnosis: { outcome: 'HEALTHY' },
      flags: [{ ...flag, ...harmful }],
    })
    expect(JSON.stringify([items, seen])).not.toContain('wim')
  })

  it('counts once even if the member repeats the flag, and keeps the latest reason', async () => {
    const { service, admin, ada, id } = await analysed()
    const { store } = service.steady.ports
    store.reset()
    await ada.flag(id, offensive)
    const queued = (await admin.moderation()).items
    service.clock.advance(1)
    await ada.flag(id, offensive)
    expect(store.calls.map(({ reads, writes }) => [reads, writes])).toEqual([
      [4, 4],
      [4, 0],
    ])
    const linked = queued.map((item) => ({ ...item, imageUrl: expect.any(String) }))
    expect((await admin.moderation()).items).toEqual(linked)
    await ada.flag(id, harmful)
    await ada.flag(id, { ...harmful, text: 'It says to drink it.' })
    const { flags } = await admin.moderationCase(id)
    expect(flags).toMatchObject([{ by: 'MEMBER', ...harmful, text: 'It says to drink it.' }])
    expect(await service.user('ada')).toMatchObject({ flagged: { count: 1 } })
  })

  it.each<[Subject, 'FLAGGED' | 'BLOCKED', string]>([
    ['doubtful', 'FLAGGED', 'DOUBT'],
    ['forbidden', 'BLOCKED', 'SAFETY'],
  ])('joins a queue item that is already waiting: %s stays %s', async (photo, state, reason) => {
    const { admin, ada, id } = await analysed(photo)
    const before = await shown(ada, id)
    expect((await ada.flag(id, offensive)).body).toEqual({ analysisId: id, state })
    expect(await shown(ada, id)).toEqual(before)
    expect((await admin.moderation()).items).toMatchObject([
      { analysisId: id, state, reasons: [reason], flags: [offensive] },
    ])
  })

  it.each(['approve', 'block'] as const)(
    'is rejected after a moderator decided to %s',
    async (verb) => {
      const { admin, ada, id } = await analysed('doubtful')
      await ada.flag(id, offensive)
      await admin[verb](id)
      const before = await shown(ada, id)
      expect(await refusal(ada.flag(id, offensive))).toBe('MODERATION_STATE')
      expect(await shown(ada, id)).toEqual(before)
      expect((await admin.moderation()).items).toEqual([])
    },
  )

  it("works only on an existing analysis of the member's account", async () => {
    const { service, admin, ada, id } = await analysed()
    const bob = await service.signUp('bob')
    expect(await refusal(bob.flag(id, offensive))).toBe('NOT_FOUND')
    const erased = service.steady.as(callerOf('ada', { quotaSubject: 'erased' }))
    expect(await refusal(erased.flag(id, offensive))).toBe('UNAUTHENTICATED')
    expect(await refusal(ada.flag('an_unknown', offensive))).toBe('NOT_FOUND')
    const pending = idOf(await ada.start({ photo: 'healthy leaf' }))
    expect(await refusal(ada.flag(pending, offensive))).toBe('NOT_FOUND')
    await ada.remove(id)
    expect(await refusal(ada.flag(id, offensive))).toBe('NOT_FOUND')
    const lapsed = await analyse(ada)
    service.clock.advance(30 * 86_400)
    expect(await refusal(ada.flag(lapsed, offensive))).toBe('NOT_FOUND')
    expect((await admin.moderation()).items).toEqual([])
  })

  it('is accepted for ten analyses a day, not counting repeated flags', async () => {
    const { service, admin, ada, id } = await analysed()
    const ids = [id]
    while (ids.length < 11) ids.push(await analyse(ada))
    for (const each of ids.slice(0, 10)) await ada.flag(each, offensive)
    await ada.flag(id, harmful)
    const last = ids.at(-1) ?? ''
    await expect(ada.flag(last, offensive)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: expect.any(Number),
    })
    expect((await shown(ada, last)).moderation.state).toBe('CLEAR')
    expect((await admin.moderation()).items).toHaveLength(10)
    service.clock.advance(86_400)
    await ada.flag(last, offensive)
    expect((await admin.moderation()).items).toHaveLength(11)
  })

  it('keeps the photo for the moderator until the decision, even if the user deletes the analysis', async () => {
    const { service, admin, ada, id } = await analysed()
    await ada.flag(id, offensive)
    await ada.remove(id)
    const photo = `optimized/ada/${id}.webp`
    expect(service.objects.has(photo)).toBe(true)
    expect((await admin.moderationCase(id)).imageUrl).toContain(id)
    await admin.block(id)
    await service.sweep()
    expect(service.objects.has(photo)).toBe(false)
  })
})

describe('an analysis with many flags', () => {
  it('lists ten flags, and counts a repeated eleventh flag only once', async () => {
    const { service, admin, id } = await analysed()
    for (let n = 1; n <= 11; n += 1)
      await (await worker(service, `worker-${n}`)).flag(id, offensive)
    const eleventh = await worker(service, 'worker-11')
    await eleventh.flag(id, offensive)
    expect((await admin.moderationCase(id)).flags).toHaveLength(10)
    expect(await service.user('worker-11')).toMatchObject({ flagged: { count: 1 } })
  })

  it("lets members change their flags when the list is full, and still accepts a moderator's flag", async () => {
    const { service, admin, id } = await analysed()
    await admin.flag(id, harmful)
    const members: Client[] = []
    for (let n = 1; n <= 10; n += 1) members.push(await worker(service, `worker-${n}`))
    for (const member of members) await member.flag(id, offensive)
    for (const member of members) await member.flag(id, harmful)
    const { flags } = await admin.moderationCase(id)
    expect(flags).toHaveLength(11)
    expect(new Set(flags.map(({ reason }) => reason))).toEqual(new Set([harmful.reason]))
  })
})

describe('a flag during a simultaneous change', () => {
  const elsewhere = (service: TestHarness, uid: string) => service.instance().as(callerOf(uid))

  it('never reopens a decision, whether the flag or the decision came first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { service, admin, ada, id } = await analysed('doubtful')
      const flag = () => elsewhere(service, 'ada').flag(id, offensive)
      const [first, second] =
        round % 2 ? [flag, () => admin.block(id)] : [() => admin.block(id), flag]
      await Promise.allSettled([first(), second()])
      expect((await shown(ada, id)).moderation.state).toBe('BLOCKED')
      expect((await admin.moderation()).items).toEqual([])
      expect(await service.user('ada')).toMatchObject({ violations: 1 })
    }
  })

  it('keeps the photo of a deleted analysis only if the flag came before the deletion', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { service, admin, ada, id } = await analysed()
      const flag = () => elsewhere(service, 'ada').flag(id, offensive)
      const [first, second] =
        round % 2 ? [flag, () => ada.remove(id)] : [() => ada.remove(id), flag]
      await Promise.allSettled([first(), second()])
      const { items } = await admin.moderation()
      expect(service.objects.has(`optimized/ada/${id}.webp`)).toBe(items.length === 1)
    }
  })

  it('creates one queue item with two flags if two members flag at once', async () => {
    const { service, admin, id } = await analysed()
    await worker(service, 'wim')
    const wim = callerOf('wim', { accountId: 'ada', membership: 'worker' })
    await Promise.all([
      elsewhere(service, 'ada').flag(id, offensive),
      service.instance().as(wim).flag(id, harmful),
    ])
    const { items } = await admin.moderation()
    expect(items).toHaveLength(1)
    expect(new Set(items[0]?.flags.map(({ reason }) => reason))).toEqual(
      new Set(['PHOTO_OFFENSIVE', 'ANSWER_HARMFUL']),
    )
  })
})

describe('a block of a flagged analysis', () => {
  it('counts as a violation if the photo is the reason, but not if the answer is the reason', async () => {
    const { service, admin, ada, id } = await analysed()
    await ada.flag(id, harmful)
    await admin.block(id)
    expect(await service.user('ada')).toMatchObject({ violations: 0 })
    expect((await shown(ada, id)).moderation.state).toBe('BLOCKED')
    const other = await analyse(ada)
    await ada.flag(other, harmful)
    await (await worker(service, 'wim')).flag(other, offensive)
    await admin.block(other)
    expect(await service.user('ada')).toMatchObject({ violations: 1 })
    const doubtful = await analyse(ada, 'doubtful')
    await ada.flag(doubtful, harmful)
    await admin.block(doubtful)
    expect(await service.user('ada')).toMatchObject({ violations: 2 })
  })

  it('also blocks later analyses of the same photo on that day, whereas a flag alone blocks nothing', async () => {
    const { service, admin, ada } = await analysed()
    const { ports } = service.steady
    ports.model = { ...ports.model, answerVersion: 'model-1' }
    const first = await analyse(ada, 'diseased leaf')
    await ada.flag(first, harmful)
    const second = await analyse(ada, 'diseased leaf')
    expect((await shown(ada, second)).moderation.state).toBe('CLEAR')
    await admin.block(first)
    const third = await analyse(ada, 'diseased leaf')
    expect((await shown(ada, third)).moderation.state).toBe('BLOCKED')
    await admin.block(third)
    expect(await service.user('ada')).toMatchObject({ violations: 0 })
  })
})

describe('a flag of a moderator', () => {
  it('S3: works on an analysis of any account, and writes one audit entry, without its text', async () => {
    const { service, ada, id } = await analysed()
    const { ports } = service.steady
    const admin = adminClientOf(ports, callerOf('admin', { role: 'admin' }))
    ports.store.reset()
    expect(await admin.flag(id, harmful)).toEqual({ analysisId: id, state: 'FLAGGED' })
    await admin.flag(id, harmful)
    expect(ports.store.calls.map(({ reads, writes }) => [reads, writes])).toEqual([
      [5, 6],
      [5, 0],
    ])
    expect((await shown(ada, id)).moderation.state).toBe('FLAGGED')
    expect((await admin.moderationCase(id)).flags).toMatchObject([{ by: 'MODERATOR', ...harmful }])
    expect((await admin.audit()).items).toMatchObject([
      { actorUid: 'admin', action: 'analysis.flag', target: id, reason: harmful.reason },
    ])
    expect(JSON.stringify(await admin.audit())).not.toContain(harmful.text)
  })

  it('reopens an approved analysis, but no block of the answer for the answer again', async () => {
    const { service, admin, ada, id } = await analysed('doubtful')
    await ada.flag(id, harmful)
    await admin.approve(id)
    service.clock.advance(1)
    expect(await admin.flag(id, harmful)).toEqual({ analysisId: id, state: 'FLAGGED' })
    expect((await admin.moderation()).items).toMatchObject([{ analysisId: id, reasons: [] }])
    await ada.flag(id, harmful)
    const { flags } = await admin.moderationCase(id)
    expect(flags.map(({ by }) => by)).toEqual(['MODERATOR', 'MEMBER'])
    await admin.block(id)
    expect(await service.user('ada')).toMatchObject({ violations: 0 })
    expect(await refusal(admin.flag(id, harmful))).toBe('MODERATION_STATE')
    expect((await shown(ada, id)).moderation.state).toBe('BLOCKED')
    expect(await refusal(admin.flag('an_unknown', offensive))).toBe('NOT_FOUND')
  })

  it('is rejected for a former moderator, and does not let moderators decide on their own photos', async () => {
    const { service, id } = await analysed()
    const { ports } = service.steady
    const former = adminClientOf(ports, callerOf('ada', { role: 'admin' }))
    expect(await refusal(former.flag(id, offensive))).toBe('PERMISSION_DENIED')
    const eve = await appoint(service, 'eve', 'admin')
    const own = await analyse(service.steady.as(callerOf('eve')))
    await eve.flag(own, offensive)
    expect(await refusal(eve.approve(own))).toBe('PERMISSION_DENIED')
  })
})
