import { everyPage } from '@plant/testing/harness/account-client'
import { refusal } from '@plant/testing/harness/answers'
import { analyse, assertFoldersSound, historyOf, twoOwners } from '@plant/testing/harness/folders'
import { callerOf } from '@plant/testing/harness/service'
import { put } from '@plant/testing/personal-data'
import { describe, expect, it } from 'vitest'
import { accountStats } from '../../collections/accounts.ts'
import { emptyStats } from '../../domain/stats.ts'

describe('a folder', () => {
  it('is created with a count of zero analyses', async () => {
    const { service, ada } = await twoOwners()
    const created = await ada.createFolder('Balcony')
    expect(created).toMatchObject({ name: 'Balcony', analysisCount: 0 })
    expect(created.id).toMatch(/^fld_/)
    expect((await ada.folders()).items).toEqual([created])
    assertFoldersSound(service)
  })

  it('needs a unique name in its account, even with simultaneous calls or other Unicode spellings', async () => {
    const { service, ada, ben } = await twoOwners()
    const many = await Promise.allSettled(Array.from({ length: 5 }, () => ada.createFolder('Café')))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(ada.createFolder('Cafe\u0301'))).toBe('ALREADY_EXISTS')
    await ada.createFolder('café')
    await ben.createFolder('Café')
    expect((await ada.stats()).totals.folders).toBe(2)
    assertFoldersSound(service)
  })

  it('is rejected if the account already has a thousand folders', async () => {
    const { service, ada } = await twoOwners()
    const first = await ada.createFolder('First')
    const full = { ...emptyStats, totals: { ...emptyStats.totals, folders: 1000 } }
    await put(service.steady.ports.store, [{ collection: accountStats, id: 'ada', data: full }])
    expect(await refusal(ada.createFolder('One more'))).toBe('LIMIT_REACHED')
    await ada.removeFolder(first.id)
    await ada.createFolder('One more')
  })

  it('can be renamed to a free name, and then releases its old name', async () => {
    const { service, ada } = await twoOwners()
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

  it('can be renamed to another Unicode spelling of its own name', async () => {
    const { service, ada } = await twoOwners()
    const { id } = await ada.createFolder('Café')
    expect((await ada.renameFolder(id, 'Cafe\u0301')).name).toBe('Cafe\u0301')
    expect(await refusal(ada.createFolder('Café'))).toBe('ALREADY_EXISTS')
    assertFoldersSound(service)
  })

  it('is not found by calls of another account', async () => {
    const { service, ada, ben } = await twoOwners()
    const { id } = await ada.createFolder('Balcony')
    const [mine = ''] = await analyse(service, 1, 'ben')
    expect(await refusal(ben.renameFolder(id, 'Mine'))).toBe('NOT_FOUND')
    expect(await refusal(ben.removeFolder(id))).toBe('NOT_FOUND')
    expect(await refusal(ben.assign(id, mine))).toBe('NOT_FOUND')
    expect((await ben.folders()).items).toEqual([])
    expect((await ada.folders()).items).toMatchObject([{ id, name: 'Balcony', analysisCount: 0 }])
    assertFoldersSound(service)
  })

  it('releases its name when it is deleted, and leaves its analyses saved without a folder', async () => {
    const { service, ada } = await twoOwners()
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

it('the list of folders starts with the newest folder, and skips no folder when users create new folders', async () => {
  const { service, ada, ben } = await twoOwners()
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

it('the cost of a folder call does not depend on the number of folders or analyses', async () => {
  const { service, ports, ada } = await twoOwners()
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
    [4, 4],
  ])
})
