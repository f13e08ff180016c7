import { createHarness } from '@plant/testing/harness'
import { refusingMailServer } from '@plant/testing/smtp'
import { describe, expect, it } from 'vitest'
import { smtpMailer } from '../../adapters/smtp/mailer.ts'

async function office() {
  const harness = createHarness().invitations
  return { harness, owner: await harness.join('olga') }
}

/** Invites an address from each account every minute for 90 minutes, and counts the sent mails. */
async function mailedInADay(accounts: number, address: (at: number) => string, isFirm = false) {
  const harness = createHarness().invitations
  const owners = []
  for (let at = 0; at < accounts; at += 1) {
    owners.push(await harness.join(`owner${at}`))
    if (isFirm) await harness.change(`owner${at}`, { type: 'enterprise' })
  }
  for (let minute = 0; minute < 90; minute += 1) {
    for (const owner of owners) {
      const invited = await owner.invite(address(minute)).catch(() => undefined)
      if (invited) await owner.remove(invited.invitationId)
    }
    harness.service.clock.advance(61)
  }
  return { harness, owners, mails: harness.mails.length }
}

describe('mails to people who have no account', () => {
  it('are limited to five a day from a personal account, even if the account withdraws invitations', async () => {
    const { harness, owners, mails } = await mailedInADay(1, (at) => `w${at}@example.org`)
    expect(mails).toBe(5)
    await expect(owners[0]?.invite('next@example.org')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    harness.service.clock.set('2026-11-21T00:00:00.000Z')
    await owners[0]?.invite('next@example.org')
    expect(harness.mails).toHaveLength(6)
  })

  it('are limited to fifty a day from an enterprise', async () => {
    expect((await mailedInADay(1, (at) => `w${at}@example.org`, true)).mails).toBe(50)
  })

  it('are limited to three a day to one address from all personal accounts together', async () => {
    const { harness, owners, mails } = await mailedInADay(4, () => 'wim@example.org')
    expect(mails).toBe(3)
    await expect(owners[3]?.invite('WIM@example.org')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await owners[3]?.invite('else@example.org')
    expect(harness.mails).toHaveLength(4)
  })

  it.each([
    ['tags', (at: number) => `wim+${at}@example.org`],
    [
      'dots',
      (at: number) =>
        `w${at % 2 ? '.' : ''}i${at % 3 ? '.' : ''}m@${at % 5 ? 'gmail' : 'googlemail'}.com`,
    ],
  ] as const)(
    'are limited to three a day to one mailbox, even if the addresses differ in their %s',
    async (_, address) => {
      expect((await mailedInADay(4, address)).mails).toBe(3)
    },
  )

  it('are counted for each mailbox of a provider that tells dots apart', async () => {
    const { mails } = await mailedInADay(4, (at) => (at % 2 ? 'w.im' : 'wim') + '@example.org')
    expect(mails).toBe(6)
  })

  it('are limited to three a day to one address from each enterprise', async () => {
    expect((await mailedInADay(2, () => 'wim@example.org', true)).mails).toBe(6)
  })

  it('must wait a minute after the mail server rejected the first mail', async () => {
    const { harness, owner } = await office()
    const url = await refusingMailServer(550)
    harness.ports.mailer = smtpMailer({ url, from: 'plants@example.org' })
    await expect(owner.invite('wim@example.org')).rejects.toThrow()
    await expect(owner.invite('wim@example.org')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  it('count towards no limit if the mail server cannot be reached', async () => {
    const { harness, owner } = await office()
    harness.trouble.mailIsDown = true
    for (let at = 0; at < 10; at += 1)
      await expect(owner.invite('wim@example.org')).rejects.toThrow('mail is unavailable')
    harness.trouble.mailIsDown = false
    for (const name of ['a', 'b', 'c', 'd', 'wim']) await owner.invite(`${name}@example.org`)
    expect(harness.mails).toHaveLength(5)
  })

  it.each([
    'https://evil.example/win',
    'Win at evil.example',
    'www evil: www.evil',
    'write to me@evil.example',
    'evil。example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  ])('leave out an account name that looks like a link: %s', async (name) => {
    const { harness, owner } = await office()
    await harness.rename('olga', name)
    await owner.invite('wim@example.org')
    const [mail] = harness.mails
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`.normalize('NFKC')).not.toMatch(
      /evil|win /i,
    )
    expect(mail?.subject).toBe('Invitation to work in a plant analysis account')
    expect(mail?.text).toContain('You have been invited to work in a plant analysis account.')
  })

  it.each([
    ['a joiner', '\u034f'],
    ['a combining mark', '\u0338'],
    ['an enclosing mark', '\u20dd'],
    ['a variation selector', '\ufe0f'],
  ])('R5: leave out a link that %s hides', async (_what, hidden) => {
    const { harness, owner } = await office()
    await harness.rename('olga', `Win at evil.${hidden}example`)
    await owner.invite('wim@example.org')
    expect(harness.mails[0]?.subject).toBe('Invitation to work in a plant analysis account')
  })

  it.each(['Green Acres Inc.', 'St. Mary & Sons', 'J. R. Smith', 'Växthus Åby 24/7'])(
    'show the harmless account name %s',
    async (name) => {
      const { harness, owner } = await office()
      await harness.rename('olga', name)
      await owner.invite('wim@example.org')
      expect(harness.mails[0]?.subject).toBe(`Invitation to work with ${name}`)
    },
  )

  it('use a single language if the account name is left out', async () => {
    const { harness, owner } = await office()
    await harness.rename('olga', 'evil.example')
    await owner.invite('wim@example.org', 'cs')
    expect(harness.mails[0]?.html).toContain('<html lang="en">')
    expect(harness.mails[0]?.text).toContain('Your one-time password')
  })
})
