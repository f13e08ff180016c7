import { createHarness } from '@plant/testing/harness'
import { adminClientOf, appoint } from '@plant/testing/harness/admin-client'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'

describe('the list of audit entries', () => {
  async function withEntries() {
    const service = createHarness()
    await appoint(service, 'root', 'superadmin')
    const root = adminClientOf(service.steady.ports, callerOf('root', { role: 'superadmin' }))
    await service.signUp('bob')
    await root.banPermanently('bob')
    service.clock.advance(1)
    await root.unban('bob')
    return { service, root }
  }

  it('names people by their e-mail addresses, for one read each', async () => {
    const { service, root } = await withEntries()
    const { calls } = service.steady.ports.store
    const before = calls.length
    const { items } = await root.audit()
    expect(calls.slice(before).map(({ reads }) => reads)).toEqual([2, 2])
    for (const item of items)
      expect(item).toMatchObject({
        actorUid: 'root',
        actorEmail: 'root@example.org',
        target: 'bob',
        targetEmail: 'bob@example.org',
      })
  })

  it('names nobody whose record is gone', async () => {
    const { service, root } = await withEntries()
    await service.steady.ports.store.transaction(async (database) => {
      await database.getAll(ref(users, 'bob'))
      database.remove(ref(users, 'bob'))
    }, new AbortController().signal)
    expect((await root.audit()).items[0]).toMatchObject({ target: 'bob', targetEmail: null })
  })

  it('can be limited to one action, page by page', async () => {
    const { root } = await withEntries()
    const { items } = await root.audit({ action: 'user.unban', pageSize: 1 })
    expect(items.map(({ action }) => action)).toEqual(['user.unban'])
    const { nextPageToken } = await root.audit({ pageSize: 1 })
    await expect(
      root.audit({ action: 'user.unban', pageToken: nextPageToken ?? '' }),
    ).rejects.toMatchObject({ code: 'PAGE_TOKEN_INVALID' })
  })
})
