import { refusal } from '@plant/testing/harness/answers'
import { analyse, assertFoldersSound, historyOf, twoOwners } from '@plant/testing/harness/folders'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'

describe('assigning analyses to a folder', () => {
  it('saves temporary analyses and keeps their idempotency keys', async () => {
    const { service, ada } = await twoOwners()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 3)
    await service.steady.as(callerOf('ada')).save(ids[0] ?? '')
    expect(await ada.assign(id, ...ids)).toEqual({ folderId: id, analysisIds: ids })
    expect(await historyOf(service, id)).toEqual([...ids].sort())
    expect((await ada.folders()).items).toMatchObject([{ analysisCount: 3 }])
    for (const analysisId of ids)
      expect(await service.transaction(analysisId)).toMatchObject({ expiresAt: null })
    assertFoldersSound(service)
  })

  it('moves all of the given analyses or none', async () => {
    const { service, ada } = await twoOwners()
    const { id } = await ada.createFolder('Balcony')
    const mine = await analyse(service, 2)
    const [foreign = ''] = await analyse(service, 1, 'ben')
    expect(await refusal(ada.assign(id, ...mine, foreign))).toBe('NOT_FOUND')
    expect(await refusal(ada.assign(id, ...mine, 'an_unknown'))).toBe('NOT_FOUND')
    expect(await refusal(ada.assign('fld_unknown', ...mine))).toBe('NOT_FOUND')
    expect(await historyOf(service, id)).toEqual([])
    expect((await ada.stats()).totals.saved).toBe(0)
    assertFoldersSound(service)
  })

  it('rejects an expired analysis', async () => {
    const { service, ada } = await twoOwners()
    const { id } = await ada.createFolder('Balcony')
    const [analysisId = ''] = await analyse(service, 1)
    service.clock.advance(31 * 86_400)
    expect(await refusal(ada.assign(id, analysisId))).toBe('NOT_FOUND')
  })

  it('moves analyses from another folder, and writes nothing when repeated', async () => {
    const { service, ports, ada } = await twoOwners()
    const [one, two] = [await ada.createFolder('One'), await ada.createFolder('Two')]
    const ids = await analyse(service, 3)
    await ada.assign(one.id, ...ids)
    await ada.assign(two.id, ...ids.slice(0, 2))
    const before = (await ada.folders()).items
    const counts = before.map(({ id, analysisCount }) => [id, analysisCount] as const)
    expect(new Map(counts)).toEqual(
      new Map([
        [one.id, 1],
        [two.id, 2],
      ]),
    )
    ports.store.reset()
    await ada.assign(two.id, ...ids.slice(0, 2))
    expect(ports.store.calls.map(({ writes }) => writes)).toEqual([0])
    expect((await ada.folders()).items).toEqual(before)
    assertFoldersSound(service)
  })

  it('moves a hundred analyses in one commit', async () => {
    const { service, ports, ada } = await twoOwners()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 100)
    ports.store.reset()
    await ada.assign(id, ...ids)
    // The statistics, 100 analyses, 100 transactions and the folder.
    expect(ports.store.calls).toMatchObject([{ reads: 202, writes: 202, runs: 1 }])
    ports.store.reset()
    await ada.unassign(...ids)
    expect(ports.store.calls).toMatchObject([{ reads: 101, writes: 101, runs: 1 }])
    assertFoldersSound(service)
  })

  it("keeps the folders' analysis counts correct during simultaneous moves", async () => {
    const { service, ada } = await twoOwners()
    const made = [await ada.createFolder('One'), await ada.createFolder('Two')]
    const [one = '', two = ''] = made.map(({ id }) => id)
    const ids = await analyse(service, 6)
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = ids
    const client = service.steady.as(callerOf('ada'))
    // If the analysis is deleted before its assignment, that call changes nothing.
    const calls = await Promise.allSettled([
      ada.assign(one, a, b, c),
      ada.assign(two, c, d, a),
      ada.unassign(a, e),
      client.save(f, one),
      client.save(b, two),
      client.remove(d),
      ada.assign(two, e, f),
    ])
    const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []))
    for (const reason of refused) expect(reason).toMatchObject({ code: 'NOT_FOUND' })
    expect(refused.length).toBeLessThanOrEqual(1)
    assertFoldersSound(service)
  })
})

describe('unassigning analyses from their folders', () => {
  it('leaves the analyses saved, and accepts an analysis without a folder', async () => {
    const { service, ada } = await twoOwners()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 3)
    await ada.assign(id, ...ids.slice(0, 2))
    expect(await ada.unassign(...ids)).toEqual({ folderId: null, analysisIds: ids })
    expect(await historyOf(service, id)).toEqual([])
    expect((await ada.folders()).items).toMatchObject([{ analysisCount: 0 }])
    expect((await ada.stats()).totals.saved).toBe(2)
    assertFoldersSound(service)
  })

  it('unassigns all of the given analyses or none', async () => {
    const { service, ada } = await twoOwners()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 2)
    await ada.assign(id, ...ids)
    expect(await refusal(ada.unassign(...ids, 'an_unknown'))).toBe('NOT_FOUND')
    expect(await historyOf(service, id)).toHaveLength(2)
    assertFoldersSound(service)
  })
})
