import { createHarness } from '@plant/testing/harness'
import { accountClientOf } from '@plant/testing/harness/account-client'
import { refusal } from '@plant/testing/harness/answers'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { KnownCaller } from '../../contract/caller.ts'

async function setUp() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  const { ports } = service.steady
  const as = (caller: KnownCaller) => accountClientOf(ports, caller)
  return { service, ports, analyses: ada, as, ada: as(ada.caller) }
}

const worker = callerOf('bob', { accountId: 'ada', membership: 'worker', email: 'bob@example.org' })
const key = keyCallerOf('ada')

describe('a session', () => {
  it('returns the caller, the account, the quota and the settings', async () => {
    const { ada } = await setUp()
    expect(await ada.openSession()).toEqual({
      user: { uid: 'ada', email: 'ada@example.org', role: 'user' },
      account: { id: 'ada', name: 'Personal', type: 'personal' },
      membership: { role: 'owner', invitationId: null },
      quota: { limit: 20, used: 0, remaining: 20, resetsAt: '2026-11-21T00:00:00.000Z' },
      settings: { language: null },
      erasure: null,
      isNewUser: true,
    })
  })

  it('reports a new user exactly once, even if two calls arrive at the same time', async () => {
    const { ada } = await setUp()
    const many = await Promise.all(Array.from({ length: 10 }, () => ada.openSession()))
    expect(many.filter(({ isNewUser }) => isNewUser)).toHaveLength(1)
    expect((await ada.openSession()).isNewUser).toBe(false)
  })

  it('reports a user as new at the first session, even after calls to other routes', async () => {
    const { ada, analyses } = await setUp()
    await analyses.analyseSync({ photo: 'diseased leaf' })
    expect(await ada.openSession()).toMatchObject({ isNewUser: true, quota: { used: 1 } })
  })

  it('keeps the language and the account name until the caller changes them', async () => {
    const { ada } = await setUp()
    const set = await ada.openSession({ language: 'pt-BR', accountName: 'Green House' })
    expect(set).toMatchObject({
      account: { name: 'Green House' },
      settings: { language: 'pt-BR' },
    })
    expect(await ada.openSession()).toMatchObject({
      account: { name: 'Green House' },
      settings: { language: 'pt-BR' },
    })
    expect((await ada.openSession({ language: 'de' })).settings.language).toBe('de')
  })

  it('is rejected if the account was erased after the authentication', async () => {
    const { as, ada } = await setUp()
    for (const caller of [
      callerOf('erased', { accountId: 'ada' }),
      callerOf('ada', { accountId: 'erased' }),
      keyCallerOf('ada', { quotaSubject: 'erased' }),
      keyCallerOf('erased', { quotaSubject: 'ada' }),
    ])
      expect(await refusal(as(caller).openSession())).toBe('UNAUTHENTICATED')
    expect(await ada.openSession()).toMatchObject({ user: { uid: 'ada' } })
  })

  it('writes only changed values', async () => {
    const { ports, ada } = await setUp()
    ports.store.reset()
    await ada.openSession()
    await ada.openSession()
    await ada.openSession({ language: 'de', accountName: 'Green House' })
    await ada.openSession({ language: 'de', accountName: 'Green House' })
    // A commit writes unchanged documents back as well, so one change counts as three writes.
    expect(ports.store.calls.map(({ reads, writes }) => [reads, writes])).toEqual([
      [3, 3],
      [3, 0],
      [3, 3],
      [3, 0],
    ])
  })

  it('B-M1: stores whether the identity provider verified the stored address', async () => {
    const { service, as } = await setUp()
    const open = async (email: string | null, emailVerified: boolean) => {
      await as(callerOf('ada', { email, emailVerified })).openSession()
      return (await service.user('ada')).emailVerified
    }
    expect(await open('ada@example.org', true)).toBe(true)
    expect(await open(null, false)).toBe(true)
    expect(await open('new@example.org', false)).toBe(false)
  })

  it('updates the email address from the identity provider', async () => {
    const { service, as } = await setUp()
    const session = await as(callerOf('ada', { email: 'new@example.org' })).openSession()
    expect(session.user.email).toBe('new@example.org')
    expect((await service.user('ada')).email).toBe('new@example.org')
  })
})

describe('the session of a worker', () => {
  it("returns the inviting account and the worker's own settings, and rejects a new account name", async () => {
    const { service, as } = await setUp()
    await service.signUp('bob')
    await service.change('bob', (user) => ({ ...user, accountId: 'ada', membership: 'worker' }))
    const session = await as(worker).openSession({ language: 'fr' })
    expect(session).toMatchObject({
      user: { uid: 'bob' },
      account: { id: 'ada', name: 'Personal' },
      settings: { language: 'fr' },
    })
    expect((await service.user('ada')).language).toBeNull()
    expect(await refusal(as(worker).openSession({ accountName: 'Mine' }))).toBe('PERMISSION_DENIED')
    const [account] = await service.steady.ports.store.getAll(ref(accounts, 'ada'))
    expect(account?.name).toBe('Personal')
  })
})

describe('a session opened with a token that was obtained for an API key', () => {
  it('returns no email address or language, and rejects changes', async () => {
    const { ports, ada, as } = await setUp()
    ports.store.reset()
    expect(await as(key).openSession()).toMatchObject({
      user: { uid: 'ent:ada', email: null, role: 'user' },
      account: { id: 'ada', name: 'Personal' },
      membership: { role: 'key', invitationId: null },
      quota: { limit: 20 },
      settings: { language: null },
      isNewUser: false,
    })
    expect(ports.store.calls).toMatchObject([{ reads: 2, writes: 0 }])
    expect(await refusal(as(key).openSession({ accountName: 'Mine' }))).toBe('PERMISSION_DENIED')
    expect(await refusal(as(key).openSession({ language: 'de' }))).toBe('PERMISSION_DENIED')
    expect((await ada.openSession()).isNewUser).toBe(true)
  })
})
