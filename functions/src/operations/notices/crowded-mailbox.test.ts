import { createHarness, type TestHarness } from '@plant/testing/harness'
import { keysOf } from '@plant/testing/harness/api-keys'
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { noticesToMailboxes } from '../../collections/notices.ts'

/** Sweeps a minute later, and returns all mails sent so far. */
async function mailed(service: TestHarness) {
  service.clock.advance(60)
  await service.sweep()
  return service.webhooks.mails
}

describe('an owner whose mailbox gets the notices of 20 other accounts each day', () => {
  /** Uses up the mailbox's mails of the day, then makes a key for the owner. */
  async function crowded({ emailVerified }: { emailVerified: boolean }) {
    const service = createHarness()
    const others = Array.from({ length: 20 }, (_, at) => `other${at}`)
    for (const [at, uid] of others.entries()) {
      await service.signUp(uid)
      await service.change(uid, (user) => ({ ...user, email: `owner+${at}@example.org` }))
    }
    const crowd = async () => {
      for (const uid of others) await keysOf(service.apiKeys, callerOf(uid)).create()
      await mailed(service)
    }
    await service.signUp('owner')
    await service.change('owner', (user) => ({ ...user, emailVerified }))
    await crowd()
    await keysOf(service.apiKeys, callerOf('owner')).create()
    return { service, crowd }
  }
  const toOwner = async (service: TestHarness) =>
    (await mailed(service)).filter(({ to }) => to === 'owner@example.org')

  it('B-M1: gets a mail within a minute if the address is verified', async () => {
    const { service } = await crowded({ emailVerified: true })
    expect(await toOwner(service)).toHaveLength(1)
  })

  it('B-M1: gets at most ten mails a day at a verified address too', async () => {
    const { service } = await crowded({ emailVerified: true })
    for (let key = 0; key < 12; key += 1) {
      await mailed(service)
      await keysOf(service.apiKeys, callerOf('owner')).create()
    }
    expect(await toOwner(service)).toHaveLength(10)
  })

  it('B-M1: gets the mail after those that waited longer if the address is unverified', async () => {
    const { service, crowd } = await crowded({ emailVerified: false })
    service.clock.set('2026-11-21T00:00:00.000Z')
    await crowd()
    const recipients = service.webhooks.mails.map(({ to }) => to)
    expect(new Set(recipients).size).toBe(20)
    expect(recipients).not.toContain('owner@example.org')
    service.clock.set('2026-11-22T00:00:00.000Z')
    await crowd()
    expect(await toOwner(service)).toHaveLength(1)
    expect(service.webhooks.mails).toHaveLength(30)
  })

  it('B-M1: is named in a warning if the mail is still waiting when its notices expire', async () => {
    const { service } = await crowded({ emailVerified: false })
    await mailed(service)
    service.clock.set('2026-12-20T00:00:00.000Z')
    const { store } = service.steady.ports
    const { signal } = new AbortController()
    for (const id of service.documents.all('noticesToMailboxes').keys())
      await store.transaction(async (database) => {
        const [count] = await database.getAll(ref(noticesToMailboxes, id))
        if (count) database.update(ref(noticesToMailboxes, id), { ...count, day: '2026-12-20' })
      }, signal)
    expect(await toOwner(service)).toHaveLength(0)
    expect(service.log.filter(({ message }) => message === 'Notices given up')).toContainEqual({
      severity: 'WARNING',
      message: 'Notices given up',
      fields: expect.objectContaining({ uid: 'owner', notices: 1, reason: 'MAILBOX_FULL' }),
    })
    expect(service.documents.all('notices').has('owner')).toBe(false)
  })
})
