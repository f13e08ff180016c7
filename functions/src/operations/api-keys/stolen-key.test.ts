import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { keysOf } from '@plant/testing/harness/api-keys'
import { passwordIn } from '@plant/testing/harness/invitations'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'

const url = 'https://thief.example.com/events'

/** An enterprise whose key somebody stole. The thief exchanges the key for tokens. */
async function stolen() {
  const service = createHarness()
  const { invitations, webhooks } = service
  await service.signUp('olga')
  await invitations.change('olga', { type: 'enterprise' })
  await service.signUp('mallory')
  const keys = keysOf(service.apiKeys, callerOf('olga'))
  const key = await keys.create()
  const with_ = (apiKeyId: string) => {
    const caller = keyCallerOf('olga', { apiKeyId, exchanged: true })
    return {
      keys: keysOf(service.apiKeys, caller),
      webhooks: webhooks.steady.caller(caller),
      invitations: invitations.client(caller),
    }
  }
  const join = async (uid: string, client = with_(key.id).invitations) => {
    const { invitationId } = await client.invite(`${uid}@example.org`)
    const mail = invitations.mails.findLast(({ to }) => to === `${uid}@example.org`)
    await invitations.as(uid).redeem(invitationId, passwordIn(mail))
    return invitationId
  }
  return {
    service,
    keys,
    key,
    with_,
    thief: with_(key.id),
    join,
    owner: { webhooks: webhooks.steady.as('olga'), invitations: invitations.as('olga') },
    async mailed() {
      service.clock.advance(60)
      await service.sweep()
      return webhooks.mails
    },
  }
}

it('M3: the owner gets a mail about each new webhook and each new member', async () => {
  const { thief, join, mailed } = await stolen()
  expect((await mailed()).map(({ subject }) => subject)).toEqual(['A new API key was created'])
  const { id } = await thief.webhooks.register(url)
  expect((await mailed()).at(-1)).toMatchObject({
    to: 'olga@example.org',
    subject: 'A new webhook was registered',
    text: expect.stringContaining(`DELETE /v1/webhooks/${id}`),
  })
  const invitationId = await join('mallory')
  const mails = await mailed()
  expect(mails).toHaveLength(3)
  expect(mails[2]).toMatchObject({
    to: 'olga@example.org',
    subject: 'A new worker joined your account',
    text: expect.stringContaining(`DELETE /v1/invitations/${invitationId}`),
  })
  expect(JSON.stringify(mails)).not.toContain('mallory')
  expect(JSON.stringify(mails)).not.toContain('thief')
})

it("M3: the owner gets the notices of a day's eleventh and later keys in one mail on the next day", async () => {
  const { service, keys, mailed } = await stolen()
  const ids: string[] = []
  for (let made = 0; made < 15; made += 1) {
    const { id } = await keys.create()
    ids.push(id)
    await mailed()
  }
  expect(await mailed()).toHaveLength(10)
  service.clock.set('2026-11-21T00:00:00.000Z')
  const mails = await mailed()
  expect(mails).toHaveLength(11)
  for (const id of ids.slice(10)) expect(mails[10]?.text).toContain(id)
  expect(service.documents.all('notices').size).toBe(0)
})

it('M3: revoking a key cancels the open invitations that it created, and no other invitations', async () => {
  const { service, keys, key, thief, owner } = await stolen()
  const own = await owner.invitations.invite('wim@example.org')
  const { invitationId } = await thief.invitations.invite('mallory@example.org')
  const password = passwordIn(service.invitations.mails.at(-1))
  const { invitations } = service
  const redeem = () => invitations.as('mallory').redeem(invitationId, password)
  await invitations.as('mallory').verify(invitationId, password)
  await keys.revoke(key.id)
  expect(await refusal(redeem())).toBe('INVITATION_INVALID')
  const { items } = await owner.invitations.list()
  expect(items.map((item) => item.invitationId)).toEqual([own.invitationId])
  const [set] = service.documents.all('invitationSets').values()
  expect(set?.['entries']).toMatchObject([{ id: own.invitationId }])
})

it('M3: revoking a key lists its webhooks and members, and one call removes each', async () => {
  const { service, keys, key, thief, owner, join } = await stolen()
  await owner.webhooks.register('https://olga.example.org/events')
  const webhook = await thief.webhooks.register(url)
  const invitationId = await join('mallory')
  await service.signUp('wim')
  await join('wim', owner.invitations)
  const revoked = await keys.revoke(key.id)
  expect(revoked).toMatchObject({ id: key.id, status: 'revoked' })
  expect(revoked.webhooks).toEqual([{ id: webhook.id, url, createdAt: webhook.createdAt }])
  expect(revoked.members).toEqual([
    { invitationId, email: 'mallory@example.org', joinedAt: '2026-11-20T08:00:00.000Z' },
  ])
  expect(await keys.revoke(key.id)).toEqual(revoked)
  await owner.webhooks.remove(webhook.id)
  await owner.invitations.remove(invitationId)
  expect(await service.invitations.user('mallory')).toMatchObject({ accountId: 'mallory' })
  expect(await keys.revoke(key.id)).toMatchObject({ webhooks: [], members: [] })
})

it('M3: a thief who rotates the stolen key hides nothing', async () => {
  const { keys, key, thief, with_, join } = await stolen()
  const { id } = await thief.webhooks.register(url)
  const rotated = await thief.keys.rotate(key.id, 3600)
  expect(rotated.webhooks).toMatchObject([{ id }])
  const again = await with_(rotated.id).keys.rotate(rotated.id)
  const invitationId = await join('mallory', with_(again.id).invitations)
  const revoked = await keys.revoke(again.id)
  expect(revoked).toMatchObject({ webhooks: [{ id }], members: [{ invitationId }] })
})

it('M3: rotating a key without a grace period cancels its open invitations', async () => {
  const { keys, key, thief, owner } = await stolen()
  await thief.invitations.invite('mallory@example.org')
  const { id } = await keys.rotate(key.id, 60)
  expect((await owner.invitations.list()).items).toHaveLength(1)
  await keys.rotate(id)
  expect((await owner.invitations.list()).items).toEqual([])
})

it('M3: a revoked key creates nothing in the 10 s in which an instance still accepts it', async () => {
  const { keys, key, thief, owner } = await stolen()
  await keys.revoke(key.id)
  expect(await refusal(thief.webhooks.register(url))).toBe('UNAUTHENTICATED')
  expect(await refusal(thief.invitations.invite('mallory@example.org'))).toBe('UNAUTHENTICATED')
  expect((await owner.webhooks.list()).items).toEqual([])
  expect((await owner.invitations.list()).items).toEqual([])
})
