import { createHarness } from '@plant/testing/harness'
import { accountClientOf } from '@plant/testing/harness/account-client'
import { refusal } from '@plant/testing/harness/answers'
import { keysOf } from '@plant/testing/harness/api-keys'
import { type Invitations, passwordIn, wrong } from '@plant/testing/harness/invitations'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'

async function employed() {
  const { invitations: harness, apiKeys } = createHarness()
  const owner = await harness.join('olga')
  await harness.join('wim')
  const { invitationId, password } = await employ(harness, 'wim')
  return { harness, apiKeys, owner, invitationId, password, worker: asWorker(harness, 'wim') }
}

async function employ(harness: Invitations, uid: string, ownerUid = 'olga') {
  const { invitationId } = await harness.as(ownerUid).invite(`${uid}@example.org`)
  const password = passwordIn(harness.mails.at(-1))
  await harness.as(uid).redeem(invitationId, password)
  return { invitationId, password }
}

const asWorker = (harness: Invitations, uid: string, accountId = 'olga') =>
  harness.as(uid, { accountId, membership: 'worker' })

describe('redeeming an invitation', () => {
  it("makes the caller a worker immediately, also in the instance's cache", async () => {
    const { harness } = await employed()
    expect(await harness.user('wim')).toMatchObject({ accountId: 'olga', membership: 'worker' })
    const cached = harness.ports.cache.users.get('wim', harness.ports.clock.now())
    expect(cached).toMatchObject({
      user: { accountId: 'olga', membership: 'worker' },
      account: { ownerUid: 'olga' },
    })
  })

  it('returns the same response to the same worker again, and an error to other users', async () => {
    const { harness, worker, invitationId, password } = await employed()
    const same = { account: { id: 'olga', name: 'Personal' }, role: 'worker' }
    expect(await worker.redeem(invitationId, password)).toEqual(same)
    const { users } = harness.ports.cache
    expect(users.get('wim', harness.ports.clock.now())?.user).toBeDefined()
    harness.service.clock.advance(3 * 86_400)
    expect(await worker.redeem(invitationId, password)).toEqual(same)
    await harness.join('xaver')
    const others = harness.as('xaver', { email: 'wim@example.org' })
    expect(await refusal(others.redeem(invitationId, password))).toBe('INVITATION_INVALID')
    expect(await refusal(worker.verify(invitationId, password))).toBe('INVITATION_INVALID')
  })

  it('J3: does not bind a person to an account that was banned after the invitation', async () => {
    const harness = createHarness().invitations
    const owner = await harness.join('olga')
    const wim = await harness.join('wim')
    const { invitationId } = await owner.invite('wim@example.org')
    await harness.change('olga', { banned: true })
    const password = passwordIn(harness.mails.at(-1))
    expect(await refusal(wim.redeem(invitationId, password))).toBe('INVITATION_INVALID')
    expect(await harness.user('wim')).toMatchObject({ accountId: 'wim', membership: 'owner' })
  })

  it('fails if the owner mails a new password in the middle of the call', async () => {
    const harness = createHarness().invitations
    const [owner, wim] = [await harness.join('olga'), await harness.join('wim')]
    const { invitationId } = await owner.invite('wim@example.org')
    const password = passwordIn(harness.mails.at(-1))
    harness.service.clock.advance(60)
    const { documents } = harness.service
    const { read } = documents
    let reads = 0
    documents.read = async (refs) => {
      if (refs.some(({ collection }) => collection.name === 'invitations')) reads += 1
      if (reads === 2) await owner.invite('wim@example.org')
      return read(refs)
    }
    expect(await refusal(wim.redeem(invitationId, password))).toBe('INVITATION_INVALID')
    expect(harness.mails).toHaveLength(2)
  })

  it('makes only one worker if two people with the same address redeem the invitation at the same time', async () => {
    const harness = createHarness().invitations
    const owner = await harness.join('olga')
    await harness.join('one')
    await harness.join('two')
    const { invitationId } = await owner.invite('both@example.org')
    const password = passwordIn(harness.mails.at(-1))
    const answers = await Promise.allSettled(
      ['one', 'two'].map((uid) =>
        harness.as(uid, { email: 'Both@Example.org' }).redeem(invitationId, password),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const memberships = [await harness.user('one'), await harness.user('two')]
    expect(memberships.filter(({ membership }) => membership === 'worker')).toHaveLength(1)
  })

  it('fails for a caller with another email address or none, and leaves the invitation valid', async () => {
    const harness = createHarness().invitations
    const owner = await harness.join('olga')
    await harness.join('wim')
    const { invitationId } = await owner.invite('Wim@Example.org')
    const password = passwordIn(harness.mails.at(-1))
    const strangers = [
      harness.as('wim', { email: 'other@example.org' }),
      harness.as('wim', { email: null }),
      harness.as('erased', { email: 'wim@example.org' }),
      harness.client(keyCallerOf('olga')),
    ]
    for (const stranger of [...strangers, ...strangers])
      expect(await refusal(stranger.redeem(invitationId, password))).toBe(
        'INVITATION_EMAIL_MISMATCH',
      )
    expect(await refusal(strangers[0]?.redeem(invitationId, wrong(password)) ?? owner.list())).toBe(
      'INVITATION_INVALID',
    )
    expect(await harness.as('wim').redeem(invitationId, password)).toMatchObject({ role: 'worker' })
  })

  it('fails for a worker of another account and for the owner, and leaves the invitation valid', async () => {
    const { harness, worker } = await employed()
    const second = await harness.join('otto')
    const { invitationId } = await second.invite('wim@example.org')
    const password = passwordIn(harness.mails.at(-1))
    expect(await refusal(worker.redeem(invitationId, password))).toBe('CONFLICT')
    expect(await harness.user('wim')).toMatchObject({ accountId: 'olga' })
    expect(await second.verify(invitationId, password)).toMatchObject({ valid: true })
    harness.service.clock.advance(61)
    const own = await second.invite('otto@example.org')
    const ownPassword = passwordIn(harness.mails.at(-1))
    expect(await refusal(second.redeem(own.invitationId, ownPassword))).toBe('CONFLICT')
  })
})

describe('a worker', () => {
  it('cannot withdraw an invitation of the account, not even after somebody redeemed it', async () => {
    const { harness, owner, worker } = await employed()
    const { invitationId } = await owner.invite('yara@example.org')
    await harness.join('xaver')
    const redeemed = await employ(harness, 'xaver')
    for (const id of [invitationId, redeemed.invitationId])
      expect(await refusal(worker.remove(id))).toBe('PERMISSION_DENIED')
    expect(await refusal(worker.remove('inv_of_nobody'))).toBe('PERMISSION_DENIED')
  })

  it('returns to their unchanged personal account on leaving, and can join again', async () => {
    const { harness, worker, invitationId, password } = await employed()
    expect(await worker.remove(invitationId)).toEqual({ id: invitationId, deleted: true })
    expect(await harness.user('wim')).toMatchObject({ accountId: 'wim', membership: 'owner' })
    const cached = harness.ports.cache.users.get('wim', harness.ports.clock.now())
    expect(cached).toMatchObject({ user: { membership: 'owner' }, account: { ownerUid: 'wim' } })
    expect(await refusal(harness.as('wim').redeem(invitationId, password))).toBe(
      'INVITATION_INVALID',
    )
    expect(await refusal(harness.as('wim').remove(invitationId))).toBe('NOT_FOUND')
    harness.service.clock.advance(60)
    await employ(harness, 'wim')
    expect(await harness.user('wim')).toMatchObject({ accountId: 'olga', membership: 'worker' })
  })

  it('stays where they are if they work elsewhere, or lack an account of their own', async () => {
    for (const change of ['MOVES', 'LOSES_ACCOUNT'] as const) {
      const { harness, owner, invitationId } = await employed()
      const own = { kind: 'overwrite', ref: ref(accounts, 'wim'), data: null } as const
      if (change === 'MOVES')
        await harness.service.change('wim', (user) => ({ ...user, accountId: 'otto' }))
      else await harness.service.documents.commit([own], 'an erasure')
      const before = await harness.user('wim')
      await owner.remove(invitationId)
      expect(await harness.user('wim')).toEqual(before)
    }
  })

  it('can be removed by the owner, or with a token obtained for an API key of the account', async () => {
    const { harness, apiKeys, owner, invitationId } = await employed()
    await owner.remove(invitationId)
    expect(await harness.user('wim')).toMatchObject({ accountId: 'wim', membership: 'owner' })
    await harness.join('xaver')
    const second = await employ(harness, 'xaver')
    const { id: apiKeyId } = await keysOf(apiKeys, callerOf('olga')).create()
    await harness.client(keyCallerOf('olga', { apiKeyId })).remove(second.invitationId)
    expect(await harness.user('xaver')).toMatchObject({ accountId: 'xaver' })
  })
})

describe('a session', () => {
  it("shows a worker's role, and the invitation that the worker can remove to leave the account", async () => {
    const { harness, worker, owner, invitationId } = await employed()
    const session = async (caller: typeof worker.caller) =>
      accountClientOf(harness.service.steady.ports, caller).openSession()
    expect(await session(owner.caller)).toMatchObject({
      account: { id: 'olga' },
      membership: { role: 'owner', invitationId: null },
    })
    expect(await session(worker.caller)).toMatchObject({
      account: { id: 'olga' },
      membership: { role: 'worker', invitationId },
    })
    await worker.remove(invitationId)
    expect(await session(harness.as('wim').caller)).toMatchObject({
      account: { id: 'wim' },
      membership: { role: 'owner', invitationId: null },
    })
  })

  it("costs one more read for a worker, because the session includes the worker's invitation", async () => {
    const { harness, worker, owner } = await employed()
    const { ports } = harness.service.steady
    const readsOf = async (caller: typeof worker.caller) => {
      ports.store.reset()
      await accountClientOf(ports, caller).openSession()
      return ports.store.calls.reduce((reads, call) => reads + call.reads, 0)
    }
    expect(await readsOf(owner.caller)).toBe(3)
    expect(await readsOf(worker.caller)).toBe(4)
  })
})
