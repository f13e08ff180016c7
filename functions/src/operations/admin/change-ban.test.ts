import { createHarness, type TestHarness } from '@plant/testing/harness'
import { adminClientOf, appoint } from '@plant/testing/harness/admin-client'
import { refusal } from '@plant/testing/harness/answers'
import { changeAccount } from '@plant/testing/harness/api-keys'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { grantPlan } from '../authentication/grants.ts'
import { banByOperator, unbanByOperator } from './change-ban.ts'

const context = { requestId: 'r', signal: new AbortController().signal }

async function staffed() {
  const service = createHarness()
  const admin = await appoint(service, 'admin', 'admin')
  const root = await appoint(service, 'root', 'superadmin')
  await service.signUp('ada')
  return { service, admin, root }
}

const violate = (service: TestHarness, uid: string, violations: number) =>
  service.change(uid, (user) => ({ ...user, violations }))

async function accountOf({ steady }: TestHarness, uid: string) {
  const [account] = await steady.ports.store.getAll(ref(accounts, uid))
  return account
}

describe('a ban for violations', () => {
  it('requires two recorded violations, and marks both the user and the account as banned', async () => {
    const { service, admin } = await staffed()
    await violate(service, 'ada', 1)
    expect(await refusal(admin.ban('ada'))).toBe('NOT_ENOUGH_VIOLATIONS')
    expect((await admin.user('ada')).status).toBe('active')
    await violate(service, 'ada', 2)
    const banned = { uid: 'ada', status: 'banned', permanent: false }
    expect(await admin.ban('ada')).toEqual(banned)
    expect(await accountOf(service, 'ada')).toMatchObject({ banned: true })
    expect((await service.user('ada')).ban).toMatchObject({ reason: 'a test', permanent: false })
    expect(await admin.user('ada')).toMatchObject({ status: 'banned', violations: 2 })
  })

  it('changes nothing when repeated, and does not replace a permanent ban', async () => {
    const { service, admin, root } = await staffed()
    await root.banPermanently('ada')
    const before = service.documents.all('users').get('ada')
    const kept = { uid: 'ada', status: 'banned', permanent: true }
    expect(await admin.ban('ada')).toEqual(kept)
    expect(await root.banPermanently('ada')).toEqual(kept)
    expect(service.documents.all('users').get('ada')).toEqual(before)
    expect((await root.audit()).items).toHaveLength(1)
  })

  it('is repaired in the account when repeated, and needs no account', async () => {
    const { service, root } = await staffed()
    await root.banPermanently('ada')
    await changeAccount(service.apiKeys, 'ada', { banned: false })
    await root.banPermanently('ada')
    expect(await accountOf(service, 'ada')).toMatchObject({ banned: true })
    const account = ref(accounts, 'ada')
    await service.steady.ports.store.transaction(async (database) => {
      await database.getAll(account)
      database.remove(account)
    }, context.signal)
    expect(await root.unban('ada')).toMatchObject({ status: 'active' })
  })

  it('is rejected if a user tries to ban themselves, or if an admin tries to ban an admin or superadmin', async () => {
    const { service, admin, root } = await staffed()
    const other = await appoint(service, 'other-admin', 'admin')
    for (const uid of ['admin', 'root', 'other-admin']) await violate(service, uid, 5)
    for (const uid of ['admin', 'other-admin', 'root'])
      expect(await refusal(admin.ban(uid))).toBe('PERMISSION_DENIED')
    expect(await refusal(root.ban('root'))).toBe('PERMISSION_DENIED')
    expect(await refusal(root.banPermanently('root'))).toBe('PERMISSION_DENIED')
    expect(await root.ban('other-admin')).toMatchObject({ status: 'banned' })
    expect(await refusal(other.ban('ada'))).toBe('PERMISSION_DENIED')
  })

  it('returns 404 for API keys and for unknown users', async () => {
    const { service, admin, root } = await staffed()
    await grantPlan(
      { ...service.steady.ports, directory: noDirectory },
      'ada',
      'enterprise',
      context,
    )
    const routes = [admin.ban, root.banPermanently, root.unban, root.resetQuota, admin.user]
    for (const route of [...routes, root.permissions])
      expect(await refusal(route('nobody'))).toBe('NOT_FOUND')
    for (const route of [admin.ban, root.banPermanently, root.unban])
      expect(await refusal(route('ent:ada'))).toBe('NOT_FOUND')
    await root.banPermanently('ada')
    expect(await admin.user('ent:ada')).toMatchObject({ status: 'banned' })
  })
})

describe('a ban of a superadmin', () => {
  it('is rejected if fewer than two superadmins would remain without a ban', async () => {
    const { service, root } = await staffed()
    for (const uid of ['second', 'third', 'fourth']) await appoint(service, uid, 'superadmin')
    await violate(service, 'fourth', 2)
    expect(await root.banPermanently('second')).toMatchObject({ status: 'banned' })
    expect(await root.ban('fourth')).toMatchObject({ status: 'banned' })
    await violate(service, 'third', 2)
    expect(await refusal(root.banPermanently('third'))).toBe('CONFLICT')
    expect(await refusal(root.ban('third'))).toBe('CONFLICT')
    expect((await service.user('third')).ban).toBeNull()
    expect(await root.banPermanently('fourth')).toMatchObject({ permanent: true })
    await root.unban('second')
    expect(await root.banPermanently('third')).toMatchObject({ status: 'banned' })
  })

  it('A9: is rejected if fewer than two unbanned holders of assign-permissions would remain', async () => {
    const { service, root } = await staffed()
    for (const uid of ['second', 'third', 'fourth']) await appoint(service, uid, 'superadmin')
    for (const uid of ['third', 'fourth'])
      await service.change(uid, (user) => ({ ...user, permissions: ['ban-user'] }))
    expect(await refusal(root.banPermanently('second'))).toBe('CONFLICT')
    expect((await service.user('second')).ban).toBeNull()
    expect(await root.banPermanently('third')).toMatchObject({ status: 'banned' })
  })

  it('that bans nobody else succeeds even if too few would remain', async () => {
    const { service, root } = await staffed()
    await appoint(service, 'second', 'superadmin')
    await banByOperator(service.steady.ports, 'second', 'Stolen.', context.signal)
    expect(await root.banPermanently('second')).toMatchObject({ status: 'banned' })
    expect(await root.unban('root')).toMatchObject({ status: 'active' })
  })

  it('does not count a superadmin who is erased meanwhile', async () => {
    const { service } = await staffed()
    await appoint(service, 'second', 'superadmin')
    const { ports } = service.steady
    const ids = ['root', 'second', 'erased'].map((id) => ({ id }))
    const store = { ...ports.store, query: () => Promise.resolve(ids) as never }
    const root = adminClientOf({ ...ports, store }, callerOf('root', { role: 'superadmin' }))
    expect(await refusal(root.banPermanently('second'))).toBe('CONFLICT')
  })

  it('leaves two of three superadmins unbanned when all three ban each other at once', async () => {
    const service = createHarness()
    const uids = ['one', 'two', 'three']
    const all = await Promise.all(uids.map((uid) => appoint(service, uid, 'superadmin')))
    await Promise.allSettled(
      all.map((superadmin, at) => superadmin.banPermanently(uids[(at + 1) % 3] ?? '')),
    )
    const bans = await Promise.all(uids.map(async (uid) => (await service.user(uid)).ban))
    expect(bans.filter((ban) => ban === null)).toHaveLength(2)
  })
})

describe('the operator command', () => {
  it('bans even the last superadmin, lifts the ban, and records each action in the audit trail', async () => {
    const { service, root } = await staffed()
    const { ports } = service.steady
    const { signal } = context
    for (const uid of ['root', 'root']) await banByOperator(ports, uid, 'Stolen.', signal)
    expect(await accountOf(service, 'root')).toMatchObject({ banned: true })
    expect((await service.user('root')).ban).toMatchObject({ permanent: true, reason: 'Stolen.' })
    expect(await refusal(root.banPermanently('ada'))).toBe('PERMISSION_DENIED')
    for (const uid of ['root', 'root']) await unbanByOperator(ports, uid, signal)
    expect(await accountOf(service, 'root')).toMatchObject({ banned: false })
    expect((await root.audit()).items.map(({ actorUid, action }) => [actorUid, action])).toEqual([
      ['project operator', 'user.unban'],
      ['project operator', 'user.ban-permanently'],
    ])
    expect(await refusal(banByOperator(ports, 'nobody', 'Stolen.', signal))).toBe('NOT_FOUND')
    expect(await refusal(unbanByOperator(ports, 'ent:ada', signal))).toBe('NOT_FOUND')
  })
})

describe('lifting a ban', () => {
  it('restores full access, keeps the recorded violations, and changes nothing when repeated', async () => {
    const { service, admin, root } = await staffed()
    await violate(service, 'ada', 2)
    await admin.ban('ada')
    await root.banPermanently('ada')
    const active = { uid: 'ada', status: 'active', permanent: false }
    expect(await root.unban('ada')).toEqual(active)
    expect(await root.unban('ada')).toEqual(active)
    expect(await accountOf(service, 'ada')).toMatchObject({ banned: false })
    expect(await service.user('ada')).toMatchObject({ ban: null, violations: 2 })
    const { items } = await root.audit()
    expect(items.map(({ action }) => action)).toEqual([
      'user.unban',
      'user.ban-permanently',
      'user.ban',
    ])
  })
})

describe('an administrator', () => {
  it('cannot commit a command if they lost the role after the access check', async () => {
    const { service, admin, root } = await staffed()
    await violate(service, 'ada', 2)
    await service.change('admin', (user) => ({ ...user, role: 'user' }))
    expect(await refusal(admin.ban('ada'))).toBe('PERMISSION_DENIED')
    expect(await refusal(admin.approve('an_1'))).toBe('PERMISSION_DENIED')
    await service.change('root', (user) => ({ ...user, role: 'admin' }))
    for (const route of [root.banPermanently, root.unban, root.resetQuota, root.retry])
      expect(await refusal(route('ada'))).toBe('PERMISSION_DENIED')
    expect(await refusal(root.retryFailed())).toBe('PERMISSION_DENIED')
    expect(await refusal(root.assign('ada', []))).toBe('PERMISSION_DENIED')
    expect(service.documents.all('audit').size).toBe(0)
  })

  it('can run a command only with the permission for that command', async () => {
    const { service, root } = await staffed()
    const commands = {
      'ban-user': () => root.banPermanently('ada'),
      'unban-user': () => root.unban('ada'),
      'reset-quota': () => root.resetQuota('ada'),
      'retry-transaction': () => root.retry('an_1'),
      'retry-failed': () => root.retryFailed(),
      'assign-permissions': () => root.assign('ada', []),
    } as const
    const names = Object.keys(commands) as (keyof typeof commands)[]
    for (const name of names) {
      const permissions = names.filter((other) => other !== name)
      await service.change('root', (user) => ({ ...user, permissions }))
      expect(await refusal(commands[name]()), name).toBe('PERMISSION_DENIED')
      await service.change('root', (user) => ({ ...user, permissions: [name] }))
      expect(await refusalIfAny(commands[name]()), name).not.toBe('PERMISSION_DENIED')
    }
  })
})

describe('resetting a quota', () => {
  it('restores all units of a user, or of the API keys of an enterprise', async () => {
    const { service, root } = await staffed()
    await grantPlan(
      { ...service.steady.ports, directory: noDirectory },
      'ada',
      'enterprise',
      context,
    )
    for (const [uid, limit] of [
      ['ada', 200],
      ['ent:ada', 1000],
    ] as const) {
      await service.change(uid, (user) => ({
        ...user,
        quota: { ...user.quota, used: 20, uncharged: 3 },
      }))
      expect(await root.resetQuota(uid)).toMatchObject({
        uid,
        quota: { limit, used: 0, remaining: limit },
      })
      expect((await service.user(uid)).quota).toMatchObject({ used: 0, uncharged: 0 })
    }
    expect((await root.audit()).items).toMatchObject([{ target: 'ent:ada' }, { target: 'ada' }])
  })
})

it('each command on a user costs a small, fixed number of reads and writes', async () => {
  const { service } = await staffed()
  await violate(service, 'ada', 2)
  const { ports } = service.steady
  const { store } = ports
  const admin = adminClientOf(ports, callerOf('admin', { role: 'admin' }))
  const root = adminClientOf(ports, callerOf('root', { role: 'superadmin' }))
  const cost = async (work: () => Promise<unknown>) => {
    store.reset()
    await work()
    const sum = (name: 'reads' | 'writes') =>
      store.calls.reduce((total, call) => total + call[name], 0)
    return [sum('reads'), sum('writes')]
  }
  expect(await cost(() => admin.ban('ada'))).toEqual([4, 5])
  expect(await cost(() => root.unban('ada'))).toEqual([4, 5])
  expect(await cost(() => root.unban('ada'))).toEqual([4, 0])
  expect(await cost(() => root.resetQuota('ada'))).toEqual([4, 4])
  expect(await cost(() => admin.user('ada'))).toEqual([2, 0])
})

/** Returns the error code of a rejected call, or undefined if the call succeeds. */
const refusalIfAny = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  )

const noDirectory = { find: async () => undefined, mirrorRole: async () => undefined }
