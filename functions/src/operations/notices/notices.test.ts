import { createHarness, type TestHarness } from '@plant/testing/harness'
import { keysOf } from '@plant/testing/harness/api-keys'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { MailRefused } from '../../ports/messages.ts'

async function setUp() {
  const service = createHarness()
  await service.signUp('ann')
  return { service, keys: keysOf(service.apiKeys, callerOf('ann')) }
}

/** Sweeps once a minute, and returns all mails sent so far. */
async function mailed(service: TestHarness, minutes = 1) {
  for (let minute = 0; minute < minutes; minute += 1) {
    service.clock.advance(60)
    await service.sweep()
  }
  return service.webhooks.mails
}

describe('the owner of an account', () => {
  it('gets one mail about all new API keys of a minute, whether created, rotated or made by another key', async () => {
    const { service, keys } = await setUp()
    const created = await keys.create({ name: 'https://evil.example' })
    const rotated = await keys.rotate(created.id)
    const byKey = keysOf(service.apiKeys, keyCallerOf('ann', { apiKeyId: rotated.id }))
    const minted = await byKey.create()
    const mails = await mailed(service)
    expect(mails).toMatchObject([{ to: 'ann@example.org', subject: 'A new API key was created' }])
    for (const { id, token } of [created, rotated, minted]) {
      expect(mails[0]?.text).toContain(id)
      expect(mails[0]?.text).toContain(token.slice(-4))
      expect(mails[0]?.text).not.toContain(token.slice(0, 20))
      expect(mails[0]?.text).not.toContain('evil')
    }
    expect(await mailed(service, 3)).toHaveLength(1)
  })

  it('gets one mail about a scheduled erasure, with the end of the grace period', async () => {
    const { service } = await setUp()
    await service.erasures.erase('ann')
    await service.erasures.erase('ann')
    const mails = await mailed(service, 3)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'ann@example.org' })
    expect(mails[0]?.text).toContain('2026-11-27 08:00 UTC')
  })

  it('gets a mail in English if the mail is not translated, and gets no mail without an email address', async () => {
    const { service, keys } = await setUp()
    await service.change('ann', (user) => ({ ...user, language: 'xh' }))
    await keys.create()
    expect((await mailed(service))[0]?.subject).toBe('A new API key was created')
    await service.change('ann', (user) => ({ ...user, email: null }))
    await keys.create()
    expect(await mailed(service)).toHaveLength(1)
    expect(service.documents.all('notices').size).toBe(0)
  })

  it('gets at most ten mails a day, even if the owner creates many keys and schedules many erasures', async () => {
    const { service, keys } = await setUp()
    for (let at = 0; at < 30; at += 1) {
      await keys.revoke((await keys.create()).id)
      await service.erasures.erase('ann')
      await service.erasures.cancel('ann')
      await mailed(service)
    }
    expect(await mailed(service, 3)).toHaveLength(10)
    service.clock.set('2026-11-21T00:00:00.000Z')
    const { id } = await keys.create()
    const mails = await mailed(service)
    expect(mails).toHaveLength(11)
    expect(mails[10]?.subject.split(' · ').toSorted()).toEqual([
      'A new API key was created',
      'Your account will be erased',
    ])
    expect(mails[10]?.text.match(/tok_/g)?.length).toBeGreaterThan(20)
    expect(mails[10]?.text).toContain(id)
  })
})

describe('an account that makes hundreds of keys', () => {
  /** Rotates one key 450 times after the day's ten mails, and sweeps as often as `minutes` says. */
  async function flooded() {
    const { service, keys } = await setUp()
    const sweptNotices = () =>
      service.log.filter(
        ({ message, fields }) =>
          message === 'Due documents swept' && fields['collection'] === 'notices',
      )
    let { id } = await keys.create()
    for (let mail = 0; mail < 10; mail += 1) {
      await mailed(service)
      id = (await keys.rotate(id)).id
    }
    for (let made = 0; made < 450; made += 1) id = (await keys.rotate(id)).id
    return { service, keys, last: id, sweptNotices }
  }

  it('A1: delays no mail to another account, and costs one document a sweep', async () => {
    const { service, sweptNotices } = await flooded()
    await service.signUp('bob')
    await keysOf(service.apiKeys, callerOf('bob')).create()
    const before = sweptNotices().length
    expect((await mailed(service)).at(-1)?.to).toBe('bob@example.org')
    await mailed(service, 3)
    const due = sweptNotices().slice(before)
    expect(due.map(({ fields }) => fields['due'])).toEqual([2])
    expect(service.documents.all('notices').size).toBe(1)
  })

  it('A1: loses no notice: the next mail lists 200 keys and an erasure, and counts the others', async () => {
    const { service } = await flooded()
    await service.erasures.erase('ann')
    await mailed(service, 3)
    service.clock.set('2026-11-21T00:00:00.000Z')
    const mails = await mailed(service, 3)
    expect(mails).toHaveLength(11)
    const text = mails[10]?.text ?? ''
    expect(text.match(/DELETE \/v1\/tokens/g)).toHaveLength(200)
    expect(text).toContain('erased after 2026-11-27')
    expect(text).toContain('does not list: 251.')
    expect(service.documents.all('notices').size).toBe(0)
  })
})

describe('the mailbox of several accounts', () => {
  /** Creates three accounts whose addresses lead to one mailbox, and four keys in each. */
  async function setUpMailbox() {
    const { service } = await setUp()
    const emails = ['wim@gmail.com', 'wim+1@gmail.com', 'W.im+2@googlemail.com']
    for (const [at, email] of emails.entries()) {
      const uid = `wim${at}`
      await service.signUp(uid)
      await service.change(uid, (user) => ({ ...user, email }))
      const keys = keysOf(service.apiKeys, callerOf(uid))
      for (let key = 0; key < 4; key += 1) {
        await keys.create()
        await mailed(service)
      }
    }
    return service
  }

  it('gets at most ten mails a day from all accounts together', async () => {
    const service = await setUpMailbox()
    expect(await mailed(service, 3)).toHaveLength(10)
    await keysOf(service.apiKeys, callerOf('ann')).create()
    expect((await mailed(service)).at(-1)?.to).toBe('ann@example.org')
  })

  it('gets the waiting notices of an account in one mail on the next day', async () => {
    const service = await setUpMailbox()
    await mailed(service, 3)
    const [waiting] = service.documents.all('notices').values()
    expect(waiting?.['entries']).toHaveLength(2)
    service.clock.set('2026-11-21T00:00:00.000Z')
    const mails = await mailed(service, 3)
    expect(mails).toHaveLength(11)
    expect(mails[10]?.text.match(/DELETE/g)).toHaveLength(2)
    expect(service.documents.all('notices').size).toBe(0)
  })

  it('counts a mail once, even if sending it takes many attempts', async () => {
    const { service, keys } = await setUp()
    const { mailer } = service.webhooks.steady.ports
    const { send } = mailer
    mailer.send = async () => {
      throw new MailRefused()
    }
    await keys.create()
    await mailed(service, 180)
    mailer.send = send
    for (let key = 0; key < 12; key += 1) {
      await keys.revoke((await keys.create()).id)
      await mailed(service, 11)
    }
    expect(await mailed(service)).toHaveLength(10)
  })
})

it('A1: a key that is made while a mail is being sent is in the next mail', async () => {
  const { service, keys } = await setUp()
  const { mailer } = service.webhooks.steady.ports
  const { send } = mailer
  const late: string[] = []
  mailer.send = async (mail) => {
    mailer.send = send
    late.push((await keys.create()).id)
    await send(mail)
  }
  await keys.create()
  const [first] = await mailed(service)
  expect(first?.text).not.toContain(late[0])
  expect((await mailed(service))[1]?.text).toContain(late[0])
  expect(service.documents.all('notices').size).toBe(0)
})

describe('a mail server that rejects a notice', () => {
  it('gets a day of attempts for a notice that first waited for the mailbox', async () => {
    const { service, keys } = await setUp()
    const { mailer } = service.webhooks.steady.ports
    for (let key = 0; key < 11; key += 1) {
      await keys.revoke((await keys.create()).id)
      await mailed(service)
    }
    const { send } = mailer
    mailer.send = async () => {
      throw new MailRefused()
    }
    service.clock.set('2026-11-21T07:50:00.000Z')
    await mailed(service, 20)
    mailer.send = send
    expect(await mailed(service, 11)).toHaveLength(11)
  })

  it('gets another attempt every ten minutes for a day, and then the service drops the notice', async () => {
    const { service, keys } = await setUp()
    const { mailer } = service.webhooks.steady.ports
    let asked = 0
    mailer.send = async () => {
      asked += 1
      throw new MailRefused()
    }
    await keys.create()
    for (let minute = 0; minute < 25 * 60; minute += 5) {
      service.clock.advance(300)
      await service.sweep()
    }
    expect(asked).toBeGreaterThan(100)
    expect(asked).toBeLessThanOrEqual(144)
    expect(service.documents.all('notices').size).toBe(0)
  })
})
