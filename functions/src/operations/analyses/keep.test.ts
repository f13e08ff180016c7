import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Folder, folders } from '../../collections/folders.ts'
import { transactions } from '../../collections/transactions.ts'

const photo = 'diseased leaf'
const signal = new AbortController().signal

async function analysed() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  return { service, ada, id: idOf(await ada.analyseSync({ photo })) }
}

async function addFolder(service: TestHarness, id: string, accountId = 'ada'): Promise<void> {
  const createdAt = service.clock.now()
  const folder: Folder = { accountId, name: id, analysisCount: 0, createdAt, updatedAt: createdAt }
  await service.steady.ports.store.transaction(
    async (database) => database.create(ref(folders, id), folder),
    signal,
  )
}

async function countIn(service: TestHarness, id: string): Promise<number | undefined> {
  const [folder] = await service.steady.ports.store.getAll(ref(folders, id))
  return folder?.analysisCount
}

async function totals(service: TestHarness) {
  const [stats] = await service.steady.ports.store.getAll(ref(accountStats, 'ada'))
  return stats?.totals
}

describe('saving an analysis', () => {
  it('keeps the analysis and its idempotency key permanently', async () => {
    const { service, ada, id } = await analysed()
    expect((await ada.read(id)).body).toMatchObject({
      analysis: { saved: false, expiresAt: '2026-12-20T08:00:00.000Z' },
    })
    const { status, body } = await ada.save(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, saved: true, expiresAt: null, folderId: null })
    service.clock.advance(400 * 86_400)
    expect((await ada.read(id)).body).toMatchObject({ analysis: { saved: true } })
    expect((await service.transaction(id))?.expiresAt).toBeNull()
    expect(await totals(service)).toMatchObject({ analyses: 1, saved: 1 })
  })

  it('needs no transaction', async () => {
    const { service, ada, id } = await analysed()
    const transactionRef = ref(transactions, id)
    await service.steady.ports.store.transaction(async (database) => {
      await database.getAll(transactionRef)
      database.remove(transactionRef)
    }, signal)
    expect(await ada.save(id)).toMatchObject({ status: 200, body: { saved: true } })
  })

  it('counts the analysis once, and changes nothing when repeated', async () => {
    const { service, ada, id } = await analysed()
    const once = await ada.save(id)
    expect(await ada.save(id)).toEqual(once)
    expect(await totals(service)).toMatchObject({ saved: 1 })
  })

  it('moves the analysis to the named folder, or leaves it in its folder if no folder is named', async () => {
    const { service, ada, id } = await analysed()
    await addFolder(service, 'fld_1')
    await addFolder(service, 'fld_2')
    expect((await ada.save(id, 'fld_1')).body).toMatchObject({ folderId: 'fld_1', saved: true })
    await ada.save(id, 'fld_1')
    expect(await countIn(service, 'fld_1')).toBe(1)
    expect((await ada.save(id, 'fld_2')).body).toMatchObject({ folderId: 'fld_2' })
    expect([await countIn(service, 'fld_1'), await countIn(service, 'fld_2')]).toEqual([0, 1])
    expect((await ada.save(id)).body).toMatchObject({ folderId: 'fld_2' })
    expect(await totals(service)).toMatchObject({ saved: 1 })
  })

  it('returns 404 for an unknown folder or a folder of another account, and changes nothing', async () => {
    const { service, ada, id } = await analysed()
    await addFolder(service, 'fld_bob', 'bob')
    expect(await refusal(ada.save(id, 'fld_none'))).toBe('NOT_FOUND')
    expect(await refusal(ada.save(id, 'fld_bob'))).toBe('NOT_FOUND')
    expect((await ada.read(id)).body).toMatchObject({ analysis: { saved: false, folderId: null } })
    expect(await countIn(service, 'fld_bob')).toBe(0)
  })

  it('returns 404 for an analysis of another account', async () => {
    const { service, id } = await analysed()
    const bob = await service.signUp('bob')
    expect(await refusal(bob.save(id))).toBe('NOT_FOUND')
  })

  it('counts the analysis once, even for ten simultaneous calls', async () => {
    const { service, ada, id } = await analysed()
    await addFolder(service, 'fld_1')
    await Promise.all(Array.from({ length: 10 }, () => ada.save(id, 'fld_1')))
    expect(await countIn(service, 'fld_1')).toBe(1)
    expect(await totals(service)).toMatchObject({ saved: 1 })
  })
})

describe('deleting an analysis', () => {
  it("removes the record, the photo and the user's hints, and returns 404 for a second call", async () => {
    const { service, ada, id } = await analysed()
    expect(await ada.remove(id)).toEqual({ status: 200, body: { id, deleted: true } })
    expect(service.documents.all('analyses').size).toBe(0)
    expect(service.objects.size).toBe(0)
    expect(await service.transaction(id)).toMatchObject({
      request: null,
      deleted: true,
      sweepAt: null,
    })
    expect(await refusal(ada.remove(id))).toBe('NOT_FOUND')
    expect(await totals(service)).toMatchObject({ analyses: 0 })
    assertSound(service)
  })

  it('lowers the number of analyses in the folder', async () => {
    const { service, ada, id } = await analysed()
    await addFolder(service, 'fld_1')
    await ada.save(id, 'fld_1')
    await ada.remove(id)
    expect(await countIn(service, 'fld_1')).toBe(0)
    expect(await totals(service)).toMatchObject({ analyses: 0, saved: 0 })
    assertSound(service)
  })

  it('lets the idempotency key of a saved analysis expire', async () => {
    const { service, ada, id } = await analysed()
    await ada.save(id)
    await ada.remove(id)
    expect((await service.transaction(id))?.expiresAt).toEqual(new Date('2026-12-20T08:00:00.000Z'))
  })

  it('returns 409 for a pending analysis, and 404 for a failed, unknown or foreign analysis', async () => {
    const { service, ada } = await analysed()
    const bob = await service.signUp('bob')
    const pending = idOf(await ada.start({ photo }))
    expect(await refusal(ada.remove(pending))).toBe('CONFLICT')
    expect(await refusal(bob.remove(pending))).toBe('NOT_FOUND')
    expect(await refusal(ada.remove('an_unknown'))).toBe('NOT_FOUND')
    service.clock.advance(120)
    expect(await refusal(ada.remove(pending))).toBe('NOT_FOUND')
  })

  it('succeeds while storage is down, and the sweeper removes the photo', async () => {
    const { service, ada, id } = await analysed()
    service.troubles.failing('objects.remove')
    expect((await ada.remove(id)).status).toBe(200)
    await service.steady.sweep()
    expect(service.objects.size).toBe(2)
    service.troubles.mend('objects.remove')
    await service.steady.sweep()
    expect(service.objects.size).toBe(0)
    assertSound(service)
  })

  it('succeeds for only one of ten simultaneous calls', async () => {
    const { service, ada, id } = await analysed()
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => ada.remove(id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await totals(service)).toMatchObject({ analyses: 0 })
  })
})

describe('a photo that several analyses use', () => {
  const input = { storagePath: 'optimized/ada/leaf.webp' }
  async function shared() {
    const service = createHarness()
    const ada = await service.signUp('ada')
    service.upload('uploads/ada/leaf.jpg', photo)
    await service.steady.receive('uploads/ada/leaf.jpg')
    const first = idOf(await ada.start({ input }))
    await service.deliver()
    return { service, ada, first, second: idOf(await ada.start({ input })) }
  }

  it('is deleted together with the last analysis that uses the photo', async () => {
    const { service, ada, first, second } = await shared()
    await service.deliver()
    await ada.remove(first)
    expect(service.objects.has(input.storagePath)).toBe(true)
    await ada.remove(second)
    expect(service.objects.has(input.storagePath)).toBe(false)
  })

  it('is kept while a running analysis uses the photo', async () => {
    const { service, ada, first, second } = await shared()
    await ada.remove(first)
    expect(service.objects.has(input.storagePath)).toBe(true)
    await service.deliver()
    expect((await ada.read(second)).body).toMatchObject({ status: 'COMPLETED' })
  })
})

describe('rating an analysis', () => {
  it('replaces the previous rating, and an empty rating removes the previous rating', async () => {
    const { ada, id } = await analysed()
    for (const impression of ['up', 'down', '', 'any text of version 0']) {
      const body = { id, impression, wrong: [], text: null, right: null }
      expect(await ada.rate(id, impression)).toEqual({ status: 200, body })
      expect((await ada.read(id)).body).toMatchObject({ analysis: { impression } })
    }
  })

  it('stores the text and which parts are wrong, and the next rating replaces both', async () => {
    const { ada, id } = await analysed()
    const said = { wrong: ['PLANT', 'PLACE'] as const, text: 'A lemon,\nnot a fig.' }
    const feedback = { wrong: [...said.wrong], text: said.text }
    const told = await ada.rate(id, 'down', feedback)
    expect(told.body).toEqual({ id, impression: 'down', ...feedback, right: null })
    expect((await ada.history()).body).toMatchObject({ items: [{ impression: 'down', feedback }] })
    await ada.rate(id, 'down', { text: '' })
    expect((await ada.read(id)).body).toMatchObject({
      analysis: { impression: 'down', feedback: { wrong: [], text: null } },
    })
  })

  it('stores the right answer, which the history returns and finds', async () => {
    const { ada, id } = await analysed()
    await ada.analyseSync({ photo: 'healthy leaf' })
    const right = { health: 'UNHEALTHY', conditionId: 'water_deficit', species: 'Rosa' } as const
    expect((await ada.rate(id, 'down', { right })).body).toMatchObject({ right })
    const found = async (corrected: boolean) => (await ada.history({ corrected })).body
    expect(await found(true)).toMatchObject({ items: [{ id, feedback: { right } }] })
    expect(await found(false)).toMatchObject({ items: [{ outcome: 'HEALTHY' }] })
    await ada.rate(id, 'down')
    expect(await found(true)).toMatchObject({ items: [] })
  })

  it('stores that the plant was healthy, but no empty right answer', async () => {
    const { ada, id } = await analysed()
    const healthy = (await ada.rate(id, 'down', { right: { health: 'HEALTHY' } })).body
    expect(healthy).toMatchObject({
      right: { health: 'HEALTHY', conditionId: null, species: null },
    })
    expect((await ada.rate(id, 'down', { right: {} })).body).toMatchObject({ right: null })
  })

  it('rejects a condition that the catalogue lacks', async () => {
    const { ada, id } = await analysed()
    const right = { conditionId: 'homesickness' }
    expect(await refusal(ada.rate(id, 'down', { right }))).toBe('INVALID_ARGUMENT')
  })

  it('costs one read and one write, and a repeat writes nothing', async () => {
    const { service, ada, id } = await analysed()
    const { store } = service.steady.ports
    store.reset()
    await ada.rate(id, 'down', { wrong: ['PROBLEM'], text: 'Rust.' })
    await ada.rate(id, 'down', { wrong: ['PROBLEM'], text: 'Rust.' })
    expect(store.calls).toMatchObject([
      { reads: 1, writes: 1 },
      { reads: 1, writes: 0 },
    ])
  })

  it('returns 404 for an unknown analysis or an analysis of another account', async () => {
    const { service, ada, id } = await analysed()
    const bob = await service.signUp('bob')
    expect(await refusal(ada.rate('an_unknown', 'up'))).toBe('NOT_FOUND')
    expect(await refusal(bob.rate(id, 'up'))).toBe('NOT_FOUND')
  })
})
