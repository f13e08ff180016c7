import { createHarness, type TestHarness } from '@plant/testing/harness'
import { adminClientOf, appoint } from '@plant/testing/harness/admin-client'
import { idOf, refusal } from '@plant/testing/harness/answers'
import type { Client } from '@plant/testing/harness/client'
import type { Subject } from '@plant/testing/harness/plants'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { eventIdOf } from '../../domain/analyses/idempotency.ts'

async function moderated(photo: Subject) {
  const service = createHarness()
  const admin = await appoint(service, 'admin', 'admin')
  const ada = await service.signUp('ada')
  const id = await analyse(service, ada, photo)
  return { service, admin, ada, id }
}

async function analyse(service: TestHarness, client: Client, photo: Subject): Promise<string> {
  const id = idOf(await client.start({ photo }))
  await service.deliver()
  return id
}

/** Reads the outcome of an analysis from the API, the transaction, the event and the statistics. */
async function seen(service: TestHarness, ada: Client, id: string) {
  const [event, stats] = await service.steady.ports.store.getAll(
    ref(events, eventIdOf(id, 'analysis.completed', 1)),
    ref(accountStats, 'ada'),
  )
  const { body } = await ada.read(id)
  const { analysis } = body as { analysis: { outcome: string; plant: { candidates: unknown[] } } }
  const transaction = await service.transaction(id)
  const inEvent = JSON.parse(event?.body ?? '') as { data: { outcome: string; analysis: unknown } }
  expect(inEvent.data.analysis).toMatchObject({ plant: analysis.plant })
  return {
    read: analysis.outcome,
    shown: analysis.plant.candidates.length > 0,
    transaction: transaction?.status === 'COMPLETED' && transaction.outcome,
    event: inEvent.data.outcome,
    counted: Object.entries(stats?.byOutcome ?? {}).flatMap(([name, n]) => (n > 0 ? [name] : [])),
  }
}

const everywhere = (outcome: string, shown: boolean) => ({
  read: outcome,
  shown,
  transaction: outcome,
  event: outcome,
  counted: [outcome],
})

describe('the moderation queue', () => {
  it('lists blocked and flagged analyses only, oldest first', async () => {
    const { service, admin, ada, id } = await moderated('forbidden')
    await analyse(service, ada, 'healthy leaf')
    service.clock.advance(1)
    const second = await analyse(service, ada, 'doubtful')
    const { items } = await admin.moderation()
    const common = { accountId: 'ada', uid: 'ada' }
    expect(items).toMatchObject([
      { analysisId: id, ...common, state: 'BLOCKED', reasons: ['SAFETY'] },
      { analysisId: second, ...common, state: 'FLAGGED', reasons: ['DOUBT'] },
    ])
    expect(items[0]?.imageUrl).toContain(`https://photos.test/optimized/ada/${id}.webp?`)
  })

  it('skips no item if items are added and decided between two pages', async () => {
    const { service, admin, ada, id } = await moderated('doubtful')
    const ids = [id]
    for (let more = 0; more < 6; more += 1) ids.push(await analyse(service, ada, 'doubtful'))
    const first = await admin.moderation({ pageSize: 3 })
    await admin.approve(ids[0] ?? '')
    await analyse(service, ada, 'doubtful')
    const pageToken = first.nextPageToken ?? ''
    const rest = await admin.moderation({ pageSize: 100, pageToken })
    const found = [...first.items, ...rest.items].map(({ analysisId }) => analysisId)
    expect(found.slice(0, 7)).toEqual(ids)
    expect(found).toHaveLength(8)
    expect(await refusal(admin.moderation({ pageToken: `${pageToken}x` }))).toBe(
      'PAGE_TOKEN_INVALID',
    )
  })

  it('receives the item of a blocked analysis in the commit that completes the analysis', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    for (let at = 1; ; at += 1) {
      const id = idOf(await ada.start({ photo: `forbidden ${at}` }))
      const doomed = service.instance({ at, fault: 'DIES_AFTER' })
      const ending = await doomed.process.outlive(doomed.run(id))
      const isCompleted = service.documents.all('analyses').has(id)
      expect(service.documents.all('moderation').has(id)).toBe(isCompleted)
      if (ending.kind === 'RETURNED') break
    }
    expect(service.documents.all('moderation').size).toBeGreaterThan(0)
  })
})

describe('a moderation item', () => {
  it('shows a withheld diagnosis, but not the name of the plant or the location of the photo', async () => {
    const { service, admin, ada } = await moderated('healthy leaf')
    const input = { latitude: 49.2, longitude: 16.6, country: 'CZ', plantId: 'Fern' }
    for (const photo of ['forbidden', 'doubtful'] as const) {
      const id = idOf(await ada.start({ photo, input }))
      await service.deliver()
      const shown = await admin.moderationCase(id)
      expect(shown).toMatchObject({
        analysisId: id,
        diagnosis: {
          outcome: photo === 'forbidden' ? 'HEALTHY' : 'ISSUES_FOUND',
          plant: { candidates: [{ scientificName: 'Ficus' }] },
        },
        language: { served: 'en' },
        model: { provider: 'test' },
        user: { uid: 'ada', status: 'active', violations: 0, lastViolations: [] },
      })
      expect(shown.imageUrl).toContain(id)
      expect(JSON.stringify(shown)).not.toMatch(/49\.2|16\.6|Fern/)
    }
  })

  it('shows only the photo if the user deleted the analysis, and returns 409 after the decision', async () => {
    const { service, admin, ada, id } = await moderated('forbidden')
    await ada.remove(id)
    const nothing = { diagnosis: null, language: null, model: null }
    expect(await admin.moderationCase(id)).toMatchObject({ ...nothing, analysisId: id })
    service.objects.clear()
    expect(await admin.moderationCase(id)).toMatchObject({ ...nothing, imageUrl: null })
    await admin.block(id)
    expect(await refusal(admin.moderationCase(id))).toBe('MODERATION_STATE')
    expect(await refusal(admin.moderationCase('an_unknown'))).toBe('NOT_FOUND')
  })

  it('is logged with the moderator who lists it, because the list links to its photo', async () => {
    const { service, admin, id } = await moderated('forbidden')
    await admin.moderation()
    expect(service.log.at(-1)).toMatchObject({
      message: 'Moderation items read',
      fields: { uid: 'admin', analysisIds: [id] },
    })
  })

  it('costs three reads, and the log names the moderator who opened the item', async () => {
    const { service, id } = await moderated('forbidden')
    const { ports } = service.steady
    ports.store.reset()
    await adminClientOf(ports, callerOf('admin', { role: 'admin' })).moderationCase(id)
    expect(ports.store.calls.map(({ reads }) => reads)).toEqual([2, 1])
    expect(service.log.at(-1)).toMatchObject({
      message: 'Moderation item read',
      fields: { uid: 'admin', analysisId: id },
    })
  })

  it('shows the last five violations of the user, newest first', async () => {
    const { service, admin, ada, id } = await moderated('forbidden')
    const ids = [id]
    for (let more = 0; more < 6; more += 1)
      ids.push(await analyse(service, ada, `forbidden ${more}`))
    const last = ids.pop() ?? ''
    for (const each of ids) {
      service.clock.advance(60)
      await admin.block(each)
    }
    const newest = service.clock.now()
    const at = (minutesAgo: number) =>
      new Date(newest.getTime() - minutesAgo * 60_000).toISOString()
    const lastViolations = [0, 1, 2, 3, 4].map((ago) => ({ at: at(ago), kind: 'BLOCKED' }))
    const { user } = await admin.moderationCase(last)
    expect(user).toMatchObject({ violations: 6, lastViolations })
    expect(await admin.user('ada')).toMatchObject({ violations: 6, lastViolations })
  })
})

describe('a moderation decision', () => {
  it.each<[Subject, 'approve' | 'block', string, boolean]>([
    ['forbidden', 'approve', 'HEALTHY', true],
    ['forbidden', 'block', 'INCONCLUSIVE', false],
    ['doubtful', 'approve', 'ISSUES_FOUND', true],
    ['doubtful', 'block', 'INCONCLUSIVE', false],
  ])('is visible everywhere (photo: %s, command: %s)', async (photo, verb, outcome, shown) => {
    const { service, admin, ada, id } = await moderated(photo)
    const state = verb === 'approve' ? 'APPROVED' : 'BLOCKED'
    expect(await admin[verb](id)).toEqual({ analysisId: id, state })
    expect(await seen(service, ada, id)).toEqual(everywhere(outcome, shown))
    expect((await admin.moderation()).items).toEqual([])
    const violations = verb === 'block' ? 1 : 0
    expect(await service.user('ada')).toMatchObject({ violations })
    expect((await admin.audit()).items).toMatchObject([
      { actorUid: 'admin', action: `analysis.${verb}`, target: id },
    ])
  })

  it('is final, and the service rejects a second decision on the same analysis', async () => {
    const { service, admin, id } = await moderated('forbidden')
    const other = await appoint(service, 'other', 'superadmin')
    const answers = await Promise.allSettled([admin.block(id), other.block(id), other.approve(id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const again of [admin.block, admin.approve])
      expect(await refusal(again(id))).toBe('MODERATION_STATE')
    expect((await service.user('ada')).violations).toBeLessThanOrEqual(1)
    expect((await admin.audit()).items).toHaveLength(1)
  })

  it('is rejected with 409 if the analysis is not in the queue, and with 404 if the analysis is unknown', async () => {
    const { admin, id } = await moderated('healthy leaf')
    for (const decide of [admin.approve, admin.block]) {
      expect(await refusal(decide(id))).toBe('MODERATION_STATE')
      expect(await refusal(decide('an_unknown'))).toBe('NOT_FOUND')
    }
  })

  it('is possible after the user deleted the analysis, and a block still counts as a violation', async () => {
    const { service, admin, ada, id } = await moderated('doubtful')
    await ada.remove(id)
    expect((await admin.moderation()).items).toMatchObject([
      { analysisId: id, imageUrl: expect.stringContaining(id) },
    ])
    await admin.block(id)
    expect(await service.user('ada')).toMatchObject({ violations: 1 })
    expect(service.documents.all('analyses').has(id)).toBe(false)
    expect((await admin.moderation()).items).toEqual([])
  })

  it('adds a violation to the record of the worker who sent the photo, or of the owner if an API key sent the photo', async () => {
    const { service, admin } = await moderated('healthy leaf')
    await service.signUp('wim')
    const worker = service.steady.as(callerOf('wim', { accountId: 'ada', membership: 'worker' }))
    const key = service.steady.as(keyCallerOf('ada'))
    await admin.block(await analyse(service, worker, 'doubtful'))
    expect(await service.user('wim')).toMatchObject({ violations: 1 })
    expect(await service.user('ada')).toMatchObject({ violations: 0 })
    await admin.block(await analyse(service, key, 'doubtful 2'))
    expect(await service.user('ada')).toMatchObject({ violations: 1 })
  })

  it('commits at the first attempt, even if a moderator sends twenty decisions at once', async () => {
    const { service, ada, id } = await moderated('doubtful')
    const ids = [id]
    for (let more = 1; more < 20; more += 1) ids.push(await analyse(service, ada, 'doubtful'))
    const { ports } = service.steady
    const admin = adminClientOf(ports, callerOf('admin', { role: 'admin' }))
    ports.store.reset()
    await Promise.all(ids.map((each) => admin.block(each)))
    // Five queries for copies, and a transaction for the decision. Then one to read the event, and
    // one to mark it published.
    expect(ports.store.calls.map(({ runs }) => runs)).toEqual(ids.flatMap(() => Array(8).fill(1)))
    expect(await service.user('ada')).toMatchObject({ violations: 20 })
    const failing = [admin.block('an_unknown'), admin.approve(id)].map(refusal)
    expect(await Promise.all(failing)).toEqual(['NOT_FOUND', 'MODERATION_STATE'])
  })

  it('costs 12 reads and 13 writes if it blocks one photo, and listing the empty queue costs one read', async () => {
    const { service, id } = await moderated('doubtful')
    const { ports } = service.steady
    const { store } = ports
    const admin = adminClientOf(ports, callerOf('admin', { role: 'admin' }))
    store.reset()
    await admin.block(id)
    const [decision] = store.calls.filter(({ operation }) => operation === 'transaction')
    expect(decision).toMatchObject({ reads: 12, writes: 13 })
    store.reset()
    await admin.moderation()
    expect(store.calls).toMatchObject([{ operation: 'query', reads: 1 }])
  })
})

it('moderators cannot decide on their own photos', async () => {
  const { service } = await moderated('healthy leaf')
  const eve = await appoint(service, 'eve', 'admin')
  const own = await analyse(service, service.steady.as(callerOf('eve')), 'forbidden')
  expect(await refusal(eve.approve(own))).toBe('PERMISSION_DENIED')
  expect(await refusal(eve.block(own))).toBe('PERMISSION_DENIED')
  const { items } = await eve.moderation()
  expect(items.map(({ analysisId }) => analysisId)).toEqual([own])
})

it('F0: moderators cannot decide on photos in their own account, as its owner or as a worker', async () => {
  const { service, ada, id } = await moderated('forbidden')
  const worker = await appoint(service, 'eve', 'admin')
  await service.change('eve', (user) => ({ ...user, accountId: 'ada', membership: 'worker' }))
  expect(await refusal(worker.approve(id))).toBe('PERMISSION_DENIED')
  expect(await refusal(worker.block(id))).toBe('PERMISSION_DENIED')
  const owner = await appoint(service, 'ada', 'admin')
  const ofWorker = await analyse(
    service,
    service.steady.as(callerOf('eve', { accountId: 'ada', membership: 'worker' })),
    'doubtful',
  )
  expect(await refusal(owner.approve(ofWorker))).toBe('PERMISSION_DENIED')
  expect((await seen(service, ada, id)).shown).toBe(false)
})
