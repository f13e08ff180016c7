import { describe, expect, test } from 'vitest'
import { accountClientOf, everyPage } from '../../../../test/support/world/account-client.ts'
import { idOf, refusal } from '../../../../test/support/world/answers.ts'
import { assertFoldersSound } from '../../../../test/support/world/folders.ts'
import { callerOf, type World, world } from '../../../../test/support/world.ts'

async function setUp() {
  const service = world({ quota: { userDaily: 1000, keyDaily: 1000 } })
  const { ports } = service.steady
  await Promise.all([service.signUp('ada'), service.signUp('ben')])
  return {
    service,
    ports,
    ada: accountClientOf(ports, callerOf('ada')),
    ben: accountClientOf(ports, callerOf('ben')),
  }
}

async function analyse(service: World, count: number, uid = 'ada'): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const client = service.steady.as(callerOf(uid))
    ids.push(idOf(await client.analyseNow({ photo: 'diseased leaf' })))
  }
  return ids
}

async function historyOf(service: World, folderId: string): Promise<string[]> {
  const { body } = await service.steady.as(callerOf('ada')).history({ folderId, pageSize: 100 })
  return (body as { items: { id: string }[] }).items.map(({ id }) => id).sort()
}

describe('a folder', () => {
  test('is created empty, and counted', async () => {
    const { service, ada } = await setUp()
    const created = await ada.createFolder('Balcony')
    expect(created).toMatchObject({ name: 'Balcony', analysisCount: 0 })
    expect(created.id).toMatch(/^fld_/)
    expect((await ada.folders()).items).toEqual([created])
    assertFoldersSound(service)
  })

  test('has a name that is unique in its account, in any spelling of Unicode, also for two at once', async () => {
    const { service, ada, ben } = await setUp()
    const many = await Promise.allSettled(Array.from({ length: 5 }, () => ada.createFolder('Café')))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(ada.createFolder('Cafe\u0301'))).toBe('ALREADY_EXISTS')
    await ada.createFolder('café')
    await ben.createFolder('Café')
    expect((await ada.stats()).totals.folders).toBe(2)
    assertFoldersSound(service)
  })

  test('is renamed to a free name, and its old name is free then', async () => {
    const { service, ada } = await setUp()
    const one = await ada.createFolder('One')
    await ada.createFolder('Two')
    service.clock.advance(60)
    expect(await refusal(ada.renameFolder(one.id, 'Two'))).toBe('ALREADY_EXISTS')
    const renamed = await ada.renameFolder(one.id, 'Three')
    expect(renamed).toEqual({ ...one, name: 'Three', updatedAt: '2026-11-20T08:01:00.000Z' })
    expect(await ada.renameFolder(one.id, 'Three')).toEqual(renamed)
    await ada.createFolder('One')
    expect(await refusal(ada.createFolder('Three'))).toBe('ALREADY_EXISTS')
    assertFoldersSound(service)
  })

  test('may be renamed to another spelling of its own name', async () => {
    const { service, ada } = await setUp()
    const { id } = await ada.createFolder('Café')
    expect((await ada.renameFolder(id, 'Cafe\u0301')).name).toBe('Cafe\u0301')
    expect(await refusal(ada.createFolder('Café'))).toBe('ALREADY_EXISTS')
    assertFoldersSound(service)
  })

  test('of another account is as unknown as one that is not there', async () => {
    const { service, ada, ben } = await setUp()
    const { id } = await ada.createFolder('Balcony')
    const [mine = ''] = await analyse(service, 1, 'ben')
    expect(await refusal(ben.renameFolder(id, 'Mine'))).toBe('NOT_FOUND')
    expect(await refusal(ben.removeFolder(id))).toBe('NOT_FOUND')
    expect(await refusal(ben.assign(id, mine))).toBe('NOT_FOUND')
    expect((await ben.folders()).items).toEqual([])
    expect((await ada.folders()).items).toMatchObject([{ id, name: 'Balcony', analysisCount: 0 }])
    assertFoldersSound(service)
  })

  test('is deleted once; its analyses stay, saved and in no folder, and its name is free', async () => {
    const { service, ada } = await setUp()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 3)
    await ada.assign(id, ...ids)
    expect(await ada.removeFolder(id)).toEqual({ id, deleted: true, unassigned: 3 })
    expect(await refusal(ada.removeFolder(id))).toBe('NOT_FOUND')
    expect(await refusal(ada.assign(id, ...ids))).toBe('NOT_FOUND')
    expect(await refusal(service.steady.as(callerOf('ada')).save(ids[0] ?? '', id))).toBe(
      'NOT_FOUND',
    )
    expect(await historyOf(service, id)).toEqual([])
    expect((await ada.stats()).totals).toMatchObject({ analyses: 3, saved: 3, folders: 0 })
    await ada.createFolder('Balcony')
    assertFoldersSound(service)
  })
})

test('the list of folders is newest first, and complete while new ones arrive', async () => {
  const { service, ada, ben } = await setUp()
  const names: string[] = []
  for (let n = 0; n < 7; n += 1) {
    service.clock.advance(1)
    names.unshift((await ada.createFolder(`Folder ${n}`)).name)
  }
  let arrivals = 0
  const pages = await everyPage(
    (query) => ada.folders({ pageSize: 3, ...query }),
    async () => {
      arrivals += 1
      await ada.createFolder(`Arrival ${arrivals}`)
    },
  )
  expect(pages.flat().map(({ name }) => name)).toEqual(names)
  expect(arrivals).toBe(2)
  const { nextPageToken: pageToken = '' } = await ada.folders({ pageSize: 1 })
  expect(await refusal(ben.folders({ pageToken }))).toBe('PAGE_TOKEN_INVALID')
})

describe('assigning', () => {
  test('puts analyses into the folder, saves the temporary ones and keeps their keys', async () => {
    const { service, ada } = await setUp()
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

  test('takes all of them or none', async () => {
    const { service, ada } = await setUp()
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

  test('refuses one whose time is over', async () => {
    const { service, ada } = await setUp()
    const { id } = await ada.createFolder('Balcony')
    const [analysisId = ''] = await analyse(service, 1)
    service.clock.advance(31 * 86_400)
    expect(await refusal(ada.assign(id, analysisId))).toBe('NOT_FOUND')
  })

  test('moves what lies in another folder, and again changes nothing and writes nothing', async () => {
    const { service, ports, ada } = await setUp()
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

  test('takes a hundred in one commit', async () => {
    const { service, ports, ada } = await setUp()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 100)
    ports.store.reset()
    await ada.assign(id, ...ids)
    // Statistics, 100 analyses, 100 transactions, the folder.
    expect(ports.store.calls).toMatchObject([{ reads: 202, writes: 202, runs: 1 }])
    ports.store.reset()
    await ada.unassign(...ids)
    expect(ports.store.calls).toMatchObject([{ reads: 101, writes: 101, runs: 1 }])
    assertFoldersSound(service)
  })

  test('of many at once in every direction leaves exact counts', async () => {
    const { service, ada } = await setUp()
    const made = [await ada.createFolder('One'), await ada.createFolder('Two')]
    const [one = '', two = ''] = made.map(({ id }) => id)
    const ids = await analyse(service, 6)
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = ids
    const client = service.steady.as(callerOf('ada'))
    // The one that is deleted may be gone by the time it is to be assigned: then that call does nothing.
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

describe('unassigning', () => {
  test('takes analyses out of their folders and leaves them saved; one in no folder is no error', async () => {
    const { service, ada } = await setUp()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 3)
    await ada.assign(id, ...ids.slice(0, 2))
    expect(await ada.unassign(...ids)).toEqual({ folderId: null, analysisIds: ids })
    expect(await historyOf(service, id)).toEqual([])
    expect((await ada.folders()).items).toMatchObject([{ analysisCount: 0 }])
    expect((await ada.stats()).totals.saved).toBe(2)
    assertFoldersSound(service)
  })

  test('takes all of them or none', async () => {
    const { service, ada } = await setUp()
    const { id } = await ada.createFolder('Balcony')
    const ids = await analyse(service, 2)
    await ada.assign(id, ...ids)
    expect(await refusal(ada.unassign(...ids, 'an_unknown'))).toBe('NOT_FOUND')
    expect(await historyOf(service, id)).toHaveLength(2)
    assertFoldersSound(service)
  })
})

test('the cost of a call does not grow with the number of folders or analyses', async () => {
  const { service, ports, ada } = await setUp()
  for (let n = 0; n < 12; n += 1) await ada.createFolder(`Folder ${n}`)
  const [analysisId = ''] = await analyse(service, 12)
  ports.store.reset()
  const { id } = await ada.createFolder('New')
  await ada.renameFolder(id, 'Newer')
  await ada.folders({ pageSize: 5 })
  await ada.assign(id, analysisId)
  await ada.unassign(analysisId)
  await ada.removeFolder(id)
  expect(ports.store.calls.map(({ reads, writes }) => [reads, writes])).toEqual([
    [2, 3],
    [3, 3],
    [6, 0],
    [4, 4],
    [2, 2],
    // The folder, and a look for a record of analyses to let go, of which there are none.
    [4, 4],
    [1, 0],
  ])
})
