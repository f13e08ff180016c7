import { createHarness } from '@plant/testing/harness'
import { accountClientOf } from '@plant/testing/harness/account-client'
import { callOf } from '@plant/testing/harness/client'
import { assertFoldersSound, storedOf } from '@plant/testing/harness/folders'
import { recover, strikeEverywhere } from '@plant/testing/harness/recovery'
import type { TestService } from '@plant/testing/harness/service'
import { callerOf } from '@plant/testing/harness/service'
import { analysis } from '@plant/testing/samples'
import { describe, expect, it } from 'vitest'
import { accountStats } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import type { Store } from '../../ports/store.ts'
import { removeFolder } from './remove.ts'

const never = new AbortController().signal
const timeoutMs = 240_000

/** Stores analyses directly, because the tests need many analyses but not their results. */
async function store(service: TestService, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `an_${index}`)
  const stored = analysis({ accountId: 'ada', uid: 'ada', saved: true })
  const statsRef = ref(accountStats, 'ada')
  await service.steady.ports.store.transaction(async (database) => {
    const [stats] = await database.getAll(statsRef)
    for (const id of ids) database.create(ref(analyses, id), stored)
    if (stats) database.update(statsRef, { ...stats, totals: { ...stats.totals, saved: count } })
  }, never)
  return ids
}

async function fullFolder(service: TestService, count: number) {
  const ada = accountClientOf(service.steady.ports, callerOf('ada'))
  const { id } = await ada.createFolder('Balcony')
  const ids = await store(service, count)
  for (let from = 0; from < count; from += 100) await ada.assign(id, ...ids.slice(from, from + 100))
  return { ada, id, ids }
}

describe('deleting a folder', () => {
  it('unassigns 250 analyses in several commits', async () => {
    const service = createHarness()
    const { ada, id } = await fullFolder(service, 250)
    service.steady.ports.store.reset()
    expect(await ada.removeFolder(id)).toEqual({ id, deleted: true, unassigned: 250 })
    const { calls } = service.steady.ports.store
    expect(calls.filter(({ operation }) => operation === 'transaction')).toMatchObject([
      { writes: 4 },
      { writes: 100 },
      { writes: 100 },
      { writes: 50 },
      { writes: 1 },
    ])
    assertFoldersSound(service)
  })

  it('takes one commit for an empty folder', async () => {
    const service = createHarness()
    const { ada, id } = await fullFolder(service, 0)
    service.steady.ports.store.reset()
    expect(await ada.removeFolder(id)).toEqual({ id, deleted: true, unassigned: 0 })
    expect(service.steady.ports.store.calls).toMatchObject([
      { operation: 'transaction', writes: 4 },
    ])
    assertFoldersSound(service)
  })

  it('returns the same response to two simultaneous calls, or returns 404 to the second call', async () => {
    const service = createHarness()
    const { ada, id } = await fullFolder(service, 150)
    const answers = await Promise.allSettled([ada.removeFolder(id), ada.removeFolder(id)])
    const bodies = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    )
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies) expect(body).toEqual({ id, deleted: true, unassigned: 150 })
    assertFoldersSound(service)
  })

  it('leaves no analysis in the folder, even if other calls move or save analyses meanwhile', async () => {
    const service = createHarness()
    const { ada, id, ids } = await fullFolder(service, 120)
    const other = await ada.createFolder('Other')
    const client = service.steady.as(callerOf('ada'))
    const [first = '', second = '', third = ''] = ids
    await ada.unassign(first, second)
    await Promise.allSettled([
      ada.removeFolder(id),
      ada.assign(id, first),
      client.save(second, id),
      ada.assign(other.id, third, ids[119] ?? ''),
      ada.unassign(ids[60] ?? ''),
    ])
    assertFoldersSound(service)
    expect(storedOf(service, analyses).filter(([, { folderId }]) => folderId === id)).toEqual([])
  })

  it('does not change analyses that were moved or deleted after the query', async () => {
    const service = createHarness()
    const { ada, id, ids } = await fullFolder(service, 3)
    const other = await ada.createFolder('Other')
    const { store: database } = service.steady.ports
    const [moved = '', gone = ''] = ids
    // In the same process, the assignment would wait for the removal.
    const elsewhere = accountClientOf(service.instance().ports, callerOf('ada'))
    const meddling: Store = {
      ...database,
      async query(collection, query) {
        const documents = await database.query(collection, query)
        await elsewhere.assign(other.id, moved)
        await database.transaction(async (transaction) => {
          const [found] = await transaction.getAll(ref(analyses, gone))
          if (found) transaction.remove(ref(analyses, gone))
        }, never)
        return documents
      },
    }
    await removeFolder.handler(callOf(callerOf('ada'), { id }), {
      ...service.steady.ports,
      store: meddling,
    })
    const left = storedOf(service, analyses).map(([each, { folderId }]) => [each, folderId])
    expect(new Map(left as [string, string | null][])).toEqual(
      new Map([
        [moved, other.id],
        [ids[2], null],
      ]),
    )
  })
})

describe('an interrupted deletion of a folder', () => {
  it(
    'is completed or has no effect after a crash at any call',
    async () => {
      const struck = await strikeEverywhere({
        before: async (service) => void (await fullFolder(service, 3)),
        async act(process, ada, service) {
          const [folder] = service.documents.all('folders').keys()
          const client = accountClientOf(process.ports, ada.caller)
          await client.removeFolder(folder ?? '').catch(() => undefined)
        },
        async after(service) {
          const [folder] = service.documents.all('folders').keys()
          await recover(service)
          if (folder === undefined) assertFoldersSound(service)
          else
            expect(
              storedOf(service, analyses).every(([, found]) => found.folderId === folder),
            ).toBe(true)
        },
      })
      expect(struck).toContain('documents.query')
      expect(struck.length).toBeGreaterThan(20)
    },
    timeoutMs,
  )

  it('returns the same response to a call that is repeated after a crash', async () => {
    const service = createHarness()
    const { ada, id } = await fullFolder(service, 3)
    // Marking the folder takes one read and one commit; the process then crashes at the next read.
    const struck = service.instance({ at: 5, fault: 'DIES_BEFORE' })
    await struck.process.outlive(accountClientOf(struck.ports, callerOf('ada')).removeFolder(id))
    expect(storedOf(service, analyses).some(([, { folderId }]) => folderId === id)).toBe(true)
    expect((await ada.folders()).items).toEqual([])
    expect(await ada.removeFolder(id)).toEqual({ id, deleted: true, unassigned: 3 })
    assertFoldersSound(service)
  })

  it('is completed by the sweeper if the call that deletes the folder ran out of time', async () => {
    const service = createHarness()
    const { ada, id } = await fullFolder(service, 250)
    const now = () => {
      service.clock.advance(15)
      return service.clock.now()
    }
    const slow = { ...service.steady.ports, clock: { ...service.clock, now } }
    const answer = await accountClientOf(slow, callerOf('ada')).removeFolder(id)
    expect(answer).toEqual({ id, deleted: true, unassigned: 250 })
    expect(storedOf(service, analyses).some(([, { folderId }]) => folderId === id)).toBe(true)
    await recover(service)
    assertFoldersSound(service)
    expect((await ada.stats()).totals.folders).toBe(0)
  })
})
