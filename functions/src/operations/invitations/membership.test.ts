import { describe, expect, test } from 'vitest'
import {
  type InvitationWorld,
  invitationWorld,
  passwordIn,
  wrong,
} from '../../../../test/support/invitation-world.ts'
import { refusal } from '../../../../test/support/world/answers.ts'
import { callerOf } from '../../../../test/support/world.ts'

async function employed() {
  const world = invitationWorld()
  const owner = await world.join('olga')
  await world.join('wim')
  const { invitationId, password } = await employ(world, 'wim')
  return { world, owner, invitationId, password, worker: asWorker(world, 'wim') }
}

async function employ(world: InvitationWorld, uid: string, ownerUid = 'olga') {
  const { invitationId } = await world.as(ownerUid).invite(`${uid}@example.org`)
  const password = passwordIn(world.mails.at(-1))
  await world.as(uid).redeem(invitationId, password)
  return { invitationId, password }
}

const asWorker = (world: InvitationWorld, uid: string, accountId = 'olga') =>
  world.as(uid, { accountId, membership: 'worker' })

describe('a redeemed invitation', () => {
  test('puts the caller into the account, from this instance’s next call on', async () => {
    const { world } = await employed()
    expect(await world.user('wim')).toMatchObject({ accountId: 'olga', membership: 'worker' })
    const cached = world.deps.cache.users.get('wim', world.deps.clock.now())
    expect(cached).toMatchObject({
      user: { accountId: 'olga', membership: 'worker' },
      account: { ownerUid: 'olga' },
    })
  })

  test('answers the same caller the same again, and nobody else', async () => {
    const { world, worker, invitationId, password } = await employed()
    const same = { account: { id: 'olga', name: 'Personal' }, role: 'worker' }
    expect(await worker.redeem(invitationId, password)).toEqual(same)
    world.service.clock.advance(3 * 86_400)
    expect(await worker.redeem(invitationId, password)).toEqual(same)
    await world.join('xaver')
    const others = world.as('xaver', { email: 'wim@example.org' })
    expect(await refusal(others.redeem(invitationId, password))).toBe('INVITATION_INVALID')
    expect(await refusal(worker.verify(invitationId, password))).toBe('INVITATION_INVALID')
  })

  test('redeemed twice at once by two people with one address makes one worker', async () => {
    const world = invitationWorld()
    const owner = await world.join('olga')
    await world.join('one')
    await world.join('two')
    const { invitationId } = await owner.invite('both@example.org')
    const password = passwordIn(world.mails.at(-1))
    const answers = await Promise.allSettled(
      ['one', 'two'].map((uid) =>
        world.as(uid, { email: 'Both@Example.org' }).redeem(invitationId, password),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const memberships = [await world.user('one'), await world.user('two')]
    expect(memberships.filter(({ membership }) => membership === 'worker')).toHaveLength(1)
  })

  test('is refused, and not consumed, by a caller with another address or none', async () => {
    const world = invitationWorld()
    const owner = await world.join('olga')
    await world.join('wim')
    const { invitationId } = await owner.invite('Wim@Example.org')
    const password = passwordIn(world.mails.at(-1))
    const strangers = [
      world.as('wim', { email: 'other@example.org' }),
      world.as('wim', { email: null }),
    ]
    for (const stranger of [...strangers, ...strangers, ...strangers])
      expect(await refusal(stranger.redeem(invitationId, password))).toBe(
        'INVITATION_EMAIL_MISMATCH',
      )
    expect(await refusal(strangers[0]?.redeem(invitationId, wrong(password)) ?? owner.list())).toBe(
      'INVITATION_INVALID',
    )
    expect(await world.as('wim').redeem(invitationId, password)).toMatchObject({ role: 'worker' })
  })

  test('is refused, and not consumed, by a worker of another account and by the owner', async () => {
    const { world, worker } = await employed()
    const second = await world.join('otto')
    const { invitationId } = await second.invite('wim@example.org')
    const password = passwordIn(world.mails.at(-1))
    expect(await refusal(worker.redeem(invitationId, password))).toBe('CONFLICT')
    expect(await world.user('wim')).toMatchObject({ accountId: 'olga' })
    expect(await second.verify(invitationId, password)).toMatchObject({ valid: true })
    world.service.clock.advance(61)
    const own = await second.invite('otto@example.org')
    const ownPassword = passwordIn(world.mails.at(-1))
    expect(await refusal(second.redeem(own.invitationId, ownPassword))).toBe('CONFLICT')
  })
})

describe('a worker', () => {
  test('may not invite, list or withdraw', async () => {
    const { owner, worker } = await employed()
    const { invitationId } = await owner.invite('xaver@example.org')
    expect(await refusal(worker.invite('yann@example.org'))).toBe('PERMISSION_DENIED')
    expect(await refusal(worker.list())).toBe('PERMISSION_DENIED')
    expect(await refusal(worker.remove(invitationId))).toBe('PERMISSION_DENIED')
    expect(await refusal(worker.remove('inv_of_nobody'))).toBe('PERMISSION_DENIED')
  })

  test('leaves into their personal account, which was kept, and can come back', async () => {
    const { world, worker, invitationId, password } = await employed()
    expect(await worker.remove(invitationId)).toEqual({ id: invitationId, deleted: true })
    expect(await world.user('wim')).toMatchObject({ accountId: 'wim', membership: 'owner' })
    const cached = world.deps.cache.users.get('wim', world.deps.clock.now())
    expect(cached).toMatchObject({ user: { membership: 'owner' }, account: { ownerUid: 'wim' } })
    expect(await refusal(world.as('wim').redeem(invitationId, password))).toBe('INVITATION_INVALID')
    expect(await refusal(world.as('wim').remove(invitationId))).toBe('NOT_FOUND')
    world.service.clock.advance(60)
    await employ(world, 'wim')
    expect(await world.user('wim')).toMatchObject({ accountId: 'olga', membership: 'worker' })
  })

  test('is removed by the owner, and by a token exchanged from a key of the account', async () => {
    const { world, owner, invitationId } = await employed()
    await owner.remove(invitationId)
    expect(await world.user('wim')).toMatchObject({ accountId: 'wim', membership: 'owner' })
    await world.join('xaver')
    const second = await employ(world, 'xaver')
    const { accountId, quotaSubject } = callerOf('olga')
    const exchanged = { kind: 'key', tokenId: 'tok_1', exchanged: true, uid: 'ent:olga' } as const
    const key = { ...exchanged, accountId, quotaSubject, language: null }
    await world.client(key).remove(second.invitationId)
    expect(await world.user('xaver')).toMatchObject({ accountId: 'xaver' })
  })
})
