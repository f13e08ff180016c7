import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { keysOf } from '@plant/testing/harness/api-keys'
import { passwordIn, wrong } from '@plant/testing/harness/invitations'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import { apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'

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
  await refusal(invitations.as('mallory').verify(invitationId, wrong(password)))
  expect(service.documents.all('invitationTries').size).toBe(1)
  await keys.revoke(key.id)
  expect(service.documents.all('invitationTries').size).toBe(0)
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
  const { keys, key, thief, with_, owner } = await stolen()
  await keys.revoke(key.id)
  expect(await refusal(with_('tok_erased').keys.create())).toBe('UNAUTHENTICATED')
  expect(await refusal(thief.webhooks.register(url))).toBe('UNAUTHENTICATED')
  expect(await refusal(thief.invitations.invite('mallory@example.org'))).toBe('UNAUTHENTICATED')
  expect((await owner.webhooks.list()).items).toEqual([])
  expect((await owner.invitations.list()).items).toEqual([])
})

it('A2: revoking a key lists the keys, webhooks and members that its keys made in turn', async () => {
  const { keys, key, thief, with_, join, owner } = await stolen()
  const made = await thief.keys.create({ name: 'backup' })
  const byMade = with_(made.id)
  const inTurn = await byMade.keys.create()
  const webhook = await byMade.webhooks.register(url)
  const invitationId = await join('mallory', with_(inTurn.id).invitations)
  await byMade.keys.revoke(made.id)
  const revoked = await keys.revoke(key.id)
  expect(revoked).toMatchObject({
    keys: [{ id: inTurn.id, name: null, createdAt: inTurn.createdAt }],
    webhooks: [{ id: webhook.id }],
    members: [{ invitationId }],
  })
  expect(await keys.revoke(key.id)).toEqual(revoked)
  await keys.revoke(inTurn.id)
  await owner.webhooks.remove(webhook.id)
  await owner.invitations.remove(invitationId)
  expect(await keys.revoke(key.id)).toMatchObject({ keys: [], webhooks: [], members: [] })
})

it('A2: revoking a key cancels the open invitations of the keys that it made', async () => {
  const { keys, key, thief, with_, owner } = await stolen()
  const made = await thief.keys.create()
  await with_(made.id).invitations.invite('mallory@example.org')
  await keys.revoke(key.id)
  expect((await owner.invitations.list()).items).toEqual([])
})

it('A2: revoking a key also revokes the keys with which it replaced itself', async () => {
  const { service, keys, key, thief, with_ } = await stolen()
  const successor = await thief.keys.rotate(key.id, 604_800)
  const second = await with_(successor.id).keys.rotate(successor.id)
  const revoked = await keys.revoke(key.id)
  expect(revoked).toMatchObject({ alsoRevoked: [second.id], keys: [] })
  expect((await keys.list()).items).toEqual([])
  const stored = service.documents.all('apiKeys').get(second.id)
  expect(stored).toMatchObject({ revokedAt: expect.any(Date) })
  expect(await keys.revoke(key.id)).toMatchObject({ alsoRevoked: [], keys: [] })
})

it('A2: revoking a key revokes its own successors alone, whichever key does it', async () => {
  const { keys, key, thief, with_ } = await stolen()
  const other = await keys.create()
  const theirs = await with_(other.id).keys.create()
  const made = await thief.keys.create()
  const successor = await thief.keys.rotate(key.id, 3600)
  expect(successor.keys).toMatchObject([{ id: made.id }])
  const second = await with_(successor.id).keys.rotate(successor.id, 3600)
  const owners = await keys.rotate(second.id, 3600)
  expect(await with_(other.id).keys.revoke(successor.id)).toMatchObject({
    alsoRevoked: [second.id],
    keys: [{ id: made.id }],
  })
  const left = (await keys.list()).items.map(({ id }) => id)
  expect(left.toSorted()).toEqual([other, theirs, made, key, owners].map(({ id }) => id).toSorted())
})

it('A2: revoking a key passes over a successor whose record an erasure has just deleted', async () => {
  const { service, keys, key, thief, with_ } = await stolen()
  const first = await thief.keys.rotate(key.id, 3600)
  const { id } = await with_(first.id).keys.rotate(first.id, 3600)
  const erased = { kind: 'overwrite', ref: ref(apiKeys, id), data: null } as const
  await service.documents.commit([erased], 'an erasure')
  expect(await keys.revoke(key.id)).toMatchObject({ alsoRevoked: [first.id], keys: [] })
})

it('A2: a key that revokes itself takes its successor along', async () => {
  const { key, thief } = await stolen()
  const successor = await thief.keys.rotate(key.id, 3600)
  expect(await thief.keys.revoke(key.id)).toMatchObject({ alsoRevoked: [successor.id] })
})

it('A2: revoking an ended key still revokes the key with which it replaced itself', async () => {
  const { keys, key, thief } = await stolen()
  const successor = await thief.keys.rotate(key.id)
  expect(await keys.revoke(key.id)).toMatchObject({ alsoRevoked: [successor.id] })
  expect((await keys.list()).items).toEqual([])
})

it('A2: revoking an old key leaves the key with which the owner replaced it', async () => {
  const { keys, key, with_ } = await stolen()
  const successor = await keys.rotate(key.id, 3600)
  const next = await with_(successor.id).keys.rotate(successor.id, 3600)
  expect(await keys.revoke(key.id)).toMatchObject({ alsoRevoked: [], keys: [{ id: next.id }] })
  expect((await keys.list()).items.map(({ id }) => id).toSorted()).toEqual(
    [successor.id, next.id].toSorted(),
  )
})

it('A2: a program that rotates its key can revoke the old key and keep the new key', async () => {
  const { keys, key, thief, with_ } = await stolen()
  const successor = await thief.keys.rotate(key.id, 3600)
  const revoked = await with_(successor.id).keys.revoke(key.id)
  expect(revoked).toMatchObject({ alsoRevoked: [], keys: [{ id: successor.id }] })
  expect((await keys.list()).items).toMatchObject([{ id: successor.id }])
})

it("A2: revoking a key lists the owner's other key that it rotated", async () => {
  const { keys, key, thief, with_, join } = await stolen()
  const other = await keys.create({ name: 'greenhouse' })
  const own = await with_(other.id).webhooks.register('https://olga.example.org/events')
  const taken = await thief.keys.rotate(other.id, 3600)
  const invitationId = await join('mallory', with_(taken.id).invitations)
  const revoked = await keys.revoke(key.id)
  expect(revoked).toMatchObject({ keys: [{ id: taken.id, name: 'greenhouse' }], webhooks: [] })
  expect(revoked.members).toMatchObject([{ invitationId }])
  expect(await keys.revoke(other.id)).toMatchObject({
    alsoRevoked: [],
    keys: [{ id: taken.id }],
    webhooks: [{ id: own.id }],
  })
})

it('A2: a rotation lists the keys that the old key made', async () => {
  const { keys, key, thief } = await stolen()
  const made = await thief.keys.create()
  expect(await keys.rotate(key.id, 3600)).toMatchObject({ keys: [{ id: made.id }] })
})

it('A2: revoking a key finds what a chain of a hundred keys made', async () => {
  const { keys, key, with_ } = await stolen()
  let maker = key.id
  for (let made = 0; made < 100; made += 1) {
    const { id } = await with_(maker).keys.create()
    if (maker !== key.id) await with_(maker).keys.revoke(maker)
    maker = id
  }
  const webhook = await with_(maker).webhooks.register(url)
  expect(await keys.revoke(key.id)).toMatchObject({
    keys: [{ id: maker }],
    webhooks: [{ id: webhook.id }],
  })
  expect(await keys.revoke(maker)).toMatchObject({ webhooks: [{ id: webhook.id }] })
})
