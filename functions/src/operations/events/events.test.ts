import type { InputOf } from '@plant/testing/endpoint-types'
import { createHarness, type TestHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { type CallOptions, type Client, callOf } from '@plant/testing/harness/client'
import type { Subject } from '@plant/testing/harness/plants'
import { faults } from '@plant/testing/harness/process'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { webhookBodies } from '../../contract/events.ts'
import { listEvents } from './list.ts'

type Query = Partial<InputOf<typeof listEvents>>

/** Lists the events of a user's account, and checks the shape of the response. */
function logOf(service: TestHarness) {
  return async (uid: string, query: Query = {}, options: CallOptions = {}) => {
    const input = { pageSize: 20, waitSeconds: 0, ...query }
    const call = callOf(callerOf(uid), input, options)
    const { body } = await listEvents.handler(call, service.steady.ports)
    return listEvents.output[200].strict().parse(body)
  }
}

async function started() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  return { service, ada, log: logOf(service) }
}

async function analyse(service: TestHarness, client: Client, photo: Subject = 'diseased leaf') {
  const id = idOf(await client.start({ photo }))
  await service.deliver()
  return id
}

type Page = Awaited<ReturnType<ReturnType<typeof logOf>>>
const idsIn = ({ items }: Page) => items.map(({ data }) => data.transactionId)

describe('the event log of an account', () => {
  it('lists every event in commit order, even if clocks differ and no webhook is registered', async () => {
    const { service, ada, log } = await started()
    const ids = [await analyse(service, ada), idOf(await ada.start({ photo: 'healthy leaf' }))]
    service.clock.advance(130)
    await service.steady.sweep()
    service.clock.advance(-3600)
    ids.push(await analyse(service, ada, 'healthy leaf'))
    const page = await log('ada')
    expect(page.items.map(({ type }) => type)).toEqual([
      'analysis.completed',
      'analysis.failed',
      'analysis.completed',
    ])
    expect(idsIn(page)).toEqual(ids)
    expect(page.hasMore).toBe(false)
    expect(await log('ada', { after: page.nextAfter })).toEqual({
      items: [],
      nextAfter: page.nextAfter,
      hasMore: false,
    })
  })

  it('returns the same bodies that webhooks receive', async () => {
    const { service, ada, log } = await started()
    await analyse(service, ada)
    const [event] = (await log('ada')).items
    expect(event).toEqual(JSON.parse(service.published[0]?.json ?? ''))
    expect(webhookBodies['analysis.completed'].parse(event)).toEqual(event)
  })

  it('neither skips nor repeats an event if new events arrive while a client reads the pages', async () => {
    const { service, ada, log } = await started()
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await analyse(service, ada))
    const seen: string[] = []
    let after: string | undefined
    for (let hasMore = true; hasMore; ) {
      const page = await log('ada', { pageSize: 2, ...(after === undefined ? {} : { after }) })
      seen.push(...idsIn(page))
      if (ids.length < 7) ids.push(await analyse(service, ada))
      after = page.nextAfter
      hasMore = page.hasMore
    }
    expect(seen).toEqual(ids)
  })

  it('starts after the event with the given id, or after the newest event if the given id is "latest"', async () => {
    const { service, ada, log } = await started()
    await analyse(service, ada)
    const [first] = (await log('ada')).items
    const latest = await log('ada', { after: 'latest' })
    expect(latest.items).toEqual([])
    const second = await analyse(service, ada)
    expect(idsIn(await log('ada', { after: first?.id ?? '' }))).toEqual([second])
    expect(idsIn(await log('ada', { after: latest.nextAfter }))).toEqual([second])
  })

  it('rejects a cursor or an event id of another account', async () => {
    const { service, ada, log } = await started()
    await service.signUp('ben')
    await analyse(service, ada)
    const { items, nextAfter } = await log('ada')
    expect((await log('ben')).items).toEqual([])
    expect(await refusal(log('ben', { after: nextAfter }))).toBe('PAGE_TOKEN_INVALID')
    expect(await refusal(log('ben', { after: items[0]?.id ?? '' }))).toBe('NOT_FOUND')
    // Firestore throws for an id with a slash (B5).
    for (const after of ['evt_a/b', 'evt_a/b/c', `evt_${'x'.repeat(2000)}`])
      expect(await refusal(log('ben', { after }))).toBe('NOT_FOUND')
    expect(await refusal(log('ada', { after: 'evt_unknown' }))).toBe('NOT_FOUND')
    expect(await refusal(log('ada', { after: `${nextAfter}x` }))).toBe('PAGE_TOKEN_INVALID')
  })

  it('hides a blocked result until its approval, and drops the events of a deleted analysis', async () => {
    const { service, ada, log } = await started()
    const admin = await appoint(service, 'admin', 'admin')
    const id = await analyse(service, ada, 'forbidden')
    const before = await log('ada')
    expect(JSON.stringify(before)).not.toContain('Ficus')
    await admin.approve(id)
    const { items } = await log('ada', { after: before.nextAfter })
    expect(items.map(({ data }) => [data.transactionId, data.revision])).toEqual([[id, 2]])
    expect(JSON.stringify(items)).toContain('Ficus')
    await ada.remove(id)
    expect((await log('ada')).items).toEqual([])
    const next = await analyse(service, ada)
    expect(idsIn(await log('ada', { after: before.nextAfter }))).toEqual([next])
  })

  it('keeps an event for 30 days, and then hides the event even if the database has not deleted it yet', async () => {
    const { service, ada, log } = await started()
    await analyse(service, ada)
    service.clock.advance(30 * 86_400)
    const second = await analyse(service, ada)
    const page = await log('ada', { pageSize: 1 })
    expect(page).toMatchObject({ items: [], hasMore: true })
    expect(idsIn(await log('ada', { after: page.nextAfter }))).toEqual([second])
  })
})

describe('event numbers', () => {
  it('have no gaps and no duplicates when commits are simultaneous', async () => {
    const { service, ada, log } = await started()
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => idOf(await ada.start({ photo: 'diseased leaf' }))),
    )
    await Promise.all(ids.map((id) => service.instance().run(id)))
    const numbers = [...service.documents.all('events').values()].map(
      (event) => (event as { sequence: number }).sequence,
    )
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(idsIn(await log('ada')))).toEqual(new Set(ids))
  })

  it.each(faults)(
    'let a reader see each event exactly once after a failure at any call (%s)',
    async (fault) => {
      for (let at = 1; ; at += 1) {
        const { service, ada, log } = await started()
        const id = idOf(await ada.start({ photo: 'diseased leaf' }))
        const doomed = service.instance({ at, fault })
        const ending = await doomed.process.outlive(doomed.run(id))
        const early = await log('ada')
        service.clock.advance(130)
        await service.steady.sweep()
        await service.deliver()
        const late = await log('ada', { after: early.nextAfter })
        expect([...idsIn(early), ...idsIn(late)], `${fault} at ${at}`).toEqual([id])
        if (ending.kind === 'RETURNED') break
      }
    },
  )
})

describe('a call that waits for events', () => {
  it('returns as soon as an event arrives, and costs one read every two seconds', async () => {
    const { service, ada, log } = await started()
    const id = idOf(await ada.start({ photo: 'diseased leaf' }))
    service.clock.whileAsleep(async (sleep) => {
      if (sleep === 3) await service.deliver()
    })
    const { store } = service.steady.ports
    const before = service.clock.now().getTime()
    store.reset()
    expect(idsIn(await log('ada', { waitSeconds: 20 }))).toEqual([id])
    expect(service.clock.now().getTime() - before).toBe(6000)
    const looks = store.calls.filter(({ operation }) => operation === 'query')
    expect(looks.map(({ reads }) => reads)).toEqual([1, 1, 1, 1])
  })

  it('returns an empty page at its deadline, counts its pauses, and stops when the caller disconnects', async () => {
    const { service, log } = await started()
    const before = service.clock.now().getTime()
    let waitedMs = 0
    const waits = (pauseMs: number) => void (waitedMs += pauseMs)
    expect((await log('ada', { waitSeconds: 5 }, { waits })).items).toEqual([])
    expect(service.clock.now().getTime() - before).toBe(5000)
    expect(waitedMs).toBe(5000)
    const signal = AbortSignal.abort()
    expect((await log('ada', { waitSeconds: 5 }, { signal })).items).toEqual([])
    expect(service.clock.now().getTime() - before).toBe(5000)
  })

  it('is rejected while four calls of its account wait; calls of other accounts do not count', async () => {
    const { service, log } = await started()
    await service.signUp('ben')
    const { promise: end, resolve } = Promise.withResolvers<void>()
    service.clock.whileAsleep(() => end)
    const wait = () => Array.from({ length: 4 }, () => log('ada', { waitSeconds: 1 }))
    const waiting = wait()
    expect(await refusal(log('ada', { waitSeconds: 1 }))).toBe('TOO_MANY_REQUESTS')
    expect((await log('ada')).items).toEqual([])
    const other = log('ben', { waitSeconds: 1 })
    resolve()
    expect(await Promise.all([...waiting, other])).toHaveLength(5)
    expect(await Promise.all(wait())).toHaveLength(4)
  })
})

it('a webhook test does not appear in the event log', async () => {
  const { service, log } = await started()
  const owner = service.webhooks.steady.as('ada')
  const { id } = await owner.register('https://hooks.example.com/')
  await owner.test(id)
  expect(service.documents.all('events').size).toBe(1)
  expect((await log('ada')).items).toEqual([])
})
