import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { passwordIn } from '@plant/testing/harness/invitations'
import { localeFile } from '@plant/testing/locales'
import { refusingMailServer } from '@plant/testing/smtp'
import { describe, expect, it } from 'vitest'
import { smtpMailer } from '../../adapters/smtp/mailer.ts'
import { languages } from '../../domain/locales/languages.ts'

const invitedIn = languages.filter(
  (language) => localeFile(language, 'emails')['invitation.subject'] !== undefined,
)

async function office() {
  const harness = createHarness().invitations
  return { harness, owner: await harness.join('olga') }
}

/** Mails fifty invitations a day, ten times as many as a personal account. */
async function enterprise() {
  const { harness, owner } = await office()
  await harness.change('olga', { type: 'enterprise' })
  return { harness, owner }
}

describe('an invitation', () => {
  it('answers without the password, and mails it', async () => {
    const { harness, owner } = await office()
    const answer = await owner.invite('Wim@example.org')
    expect(answer).toEqual({
      invitationId: expect.stringMatching(/^inv_[0-9A-Za-z]{22}$/),
      email: 'Wim@example.org',
      status: 'pending',
      expiresAt: '2026-11-21T08:00:00.000Z',
    })
    const [mail] = harness.mails
    expect(mail).toMatchObject({ to: 'Wim@example.org' })
    expect(mail?.text).toContain(answer.invitationId)
    expect(mail?.html).toContain(passwordIn(mail))
    expect(JSON.stringify(answer)).not.toContain(passwordIn(mail))
  })

  it('is written in at least six languages', () => {
    expect(invitedIn).toEqual(expect.arrayContaining(['en', 'cs', 'de', 'es', 'fr', 'pt']))
  })

  it.each(invitedIn)('is written in %s', async (language) => {
    const { harness, owner } = await office()
    await owner.invite('wim@example.org', language)
    const mail = harness.mails.at(-1)
    passwordIn(mail)
    expect(mail?.html).toContain(`<html lang="${language}">`)
    const own = localeFile(language, 'emails')
    expect(mail?.subject).toBe(own['invitation.subject']?.replace('{account}', 'Personal'))
    const texts = Object.entries(own).flatMap(([key, text]) =>
      key.startsWith('invitation.') ? [text] : [],
    )
    expect(texts).toHaveLength(6)
    expect(texts.filter((text) => /\d{8}|[<>]/.test(text))).toEqual([])
  })

  it('falls back to English, and serves the nearest of a region', async () => {
    const { harness, owner } = await office()
    await owner.invite('a@example.org', 'ja')
    await owner.invite('b@example.org', 'pt-BR')
    expect(harness.mails.map(({ html }) => /lang="(\w+)"/.exec(html ?? '')?.[1])).toEqual([
      'en',
      'pt',
    ])
  })

  it('names the account without markup, lines or digits that pass for the password', async () => {
    const { harness, owner } = await office()
    await harness.rename('olga', '<b>12345678</b>\r\nBcc: $& all')
    await owner.invite('wim@example.org')
    const mail = harness.mails.at(-1)
    passwordIn(mail)
    expect(mail?.subject).toBe('Invitation to work with <b>…</b> Bcc: $& all')
    expect(mail?.html).toContain('&lt;b&gt;…&lt;/b&gt; Bcc: $&amp; all invites you')
  })

  it('waits a minute before the same address is mailed again, and keeps its place', async () => {
    const { harness, owner } = await office()
    const first = await owner.invite('wim@example.org')
    harness.service.clock.advance(59)
    expect(await refusal(owner.invite('wim@example.org'))).toBe('TOO_MANY_REQUESTS')
    expect(harness.mails).toHaveLength(1)
    harness.service.clock.advance(1)
    const second = await owner.invite('wim@example.org')
    expect(second.invitationId).toBe(first.invitationId)
    expect(Date.parse(second.expiresAt) - Date.parse(first.expiresAt)).toBe(60_000)
    expect((await owner.list()).items).toHaveLength(1)
  })

  it('withdrawn and sent again is mailed once a minute all the same', async () => {
    const { harness, owner } = await office()
    const { invitationId } = await owner.invite('wim@example.org')
    await owner.remove(invitationId)
    expect(await refusal(owner.invite('wim@example.org'))).toBe('TOO_MANY_REQUESTS')
    harness.service.clock.advance(60)
    await owner.invite('wim@example.org')
    expect(harness.mails).toHaveLength(2)
  })

  it('sent twice at once mails one password', async () => {
    const { harness, owner } = await office()
    await Promise.allSettled([owner.invite('wim@example.org'), owner.invite('wim@example.org')])
    expect(harness.mails).toHaveLength(1)
  })

  it('has no cool-down where the mail server did not take it', async () => {
    const { harness, owner } = await office()
    harness.trouble.mailIsDown = true
    await expect(owner.invite('wim@example.org')).rejects.toThrow('mail is unavailable')
    harness.trouble.mailIsDown = false
    await owner.invite('wim@example.org')
    expect(harness.mails).toHaveLength(1)
  })

  it('is one of fifty at most; a withdrawn, lapsed or redeemed one makes room', async () => {
    const { harness, owner } = await enterprise()
    const ids: string[] = []
    harness.service.clock.set('2026-11-20T23:00:00.000Z')
    for (let at = 0; at < 50; at += 1) {
      if (at === 25) harness.service.clock.set('2026-11-21T00:00:00.000Z')
      ids.push((await owner.invite(`w${at}@example.org`)).invitationId)
    }
    const next = () => owner.invite('next@example.org')
    harness.service.clock.advance(60)
    expect(await refusal(next())).toBe('LIMIT_REACHED')
    await owner.invite('w7@example.org')
    await owner.remove(ids[7] ?? '')
    await next()
    expect(await refusal(owner.invite('another@example.org'))).toBe('LIMIT_REACHED')
    harness.service.clock.advance(86_400)
    await owner.invite('another@example.org')
  })

  it('is refused for an address that is a worker already', async () => {
    const { harness, owner } = await office()
    await harness.join('wim')
    const { invitationId } = await owner.invite('wim@example.org')
    await harness.as('wim').redeem(invitationId, passwordIn(harness.mails.at(-1)))
    harness.service.clock.advance(61)
    expect(await refusal(owner.invite('WIM@example.org'))).toBe('ALREADY_EXISTS')
  })

  it('of one account is another than that of another account to the same address', async () => {
    const { harness, owner } = await office()
    const one = await owner.invite('wim@example.org')
    const other = await (await harness.join('otto')).invite('wim@example.org')
    expect(other.invitationId).not.toBe(one.invitationId)
  })
})

describe('the list', () => {
  it('shows what is pending, expired and redeemed, newest first and by pages', async () => {
    const { harness, owner } = await office()
    await harness.join('wim')
    await owner.invite('lapsed@example.org')
    harness.service.clock.advance(86_400)
    const redeemed = await owner.invite('wim@example.org')
    await harness.as('wim').redeem(redeemed.invitationId, passwordIn(harness.mails.at(-1)))
    harness.service.clock.advance(60)
    await owner.invite('open@example.org')
    const first = await owner.list({ pageSize: 2 })
    const rest = await owner.list({ pageSize: 2, pageToken: first.nextPageToken ?? '' })
    const items = [...first.items, ...rest.items]
    expect(items.map(({ email, status }) => [email, status])).toEqual([
      ['open@example.org', 'pending'],
      ['wim@example.org', 'redeemed'],
      ['lapsed@example.org', 'expired'],
    ])
    expect(items[1]?.redeemedAt).toBe('2026-11-21T08:00:00.000Z')
    expect(JSON.stringify(items)).not.toMatch(/[Dd]igest/)
    expect(rest.nextPageToken).toBeUndefined()
  })

  it('holds a lapsed one for a week, whether it was deleted by then or not', async () => {
    const { harness, owner } = await office()
    const { invitationId } = await owner.invite('wim@example.org')
    harness.service.clock.set('2026-11-28T07:59:59.000Z')
    expect((await owner.list()).items).toHaveLength(1)
    harness.service.clock.advance(1)
    expect((await owner.list()).items).toEqual([])
    expect(await refusal(owner.remove(invitationId))).toBe('NOT_FOUND')
  })

  it('of another account is another list, and its ids are unknown here', async () => {
    const { harness, owner } = await office()
    const { invitationId } = await owner.invite('wim@example.org')
    const other = await harness.join('otto')
    expect((await other.list()).items).toEqual([])
    expect(await refusal(other.remove(invitationId))).toBe('NOT_FOUND')
    expect(await refusal(owner.remove('inv_of_nobody'))).toBe('NOT_FOUND')
  })
})

describe('the cost', () => {
  it('of each call is counted reads and writes', async () => {
    const { harness, owner } = await office()
    await harness.join('wim')
    const cost = async (work: () => Promise<unknown>) => {
      harness.deps.store.reset()
      await work()
      return harness.deps.store.calls.map(({ reads, writes }) => [reads, writes])
    }
    let id = ''
    expect(
      await cost(async () => {
        id = (await owner.invite('wim@example.org')).invitationId
      }),
    ).toEqual([[5, 5]])
    const password = passwordIn(harness.mails.at(-1))
    expect(await cost(() => owner.verify(id, password))).toEqual([
      [2, 2],
      [2, 2],
    ])
    expect(await cost(() => harness.as('wim').redeem(id, password))).toEqual([
      [2, 2],
      [5, 5],
    ])
    expect(await cost(() => owner.list())).toEqual([[1, 0]])
    expect(await cost(() => owner.remove(id))).toEqual([[5, 5]])
  })
})

/** How many mails a person's account gets out while they invite a new address each minute. */
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

describe('mails to strangers', () => {
  it('are five a day from a personal account, however fast places are made free', async () => {
    const { harness, owners, mails } = await mailedInADay(1, (at) => `w${at}@example.org`)
    expect(mails).toBe(5)
    await expect(owners[0]?.invite('next@example.org')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    harness.service.clock.set('2026-11-21T00:00:00.000Z')
    await owners[0]?.invite('next@example.org')
    expect(harness.mails).toHaveLength(6)
  })

  it('are fifty a day from an enterprise', async () => {
    expect((await mailedInADay(1, (at) => `w${at}@example.org`, true)).mails).toBe(50)
  })

  it('are three a day to one address from all personal accounts together', async () => {
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
    'are three a day to one mailbox, whichever %s are in its address',
    async (_, address) => {
      expect((await mailedInADay(4, address)).mails).toBe(3)
    },
  )

  it('are three a day to one address from each enterprise', async () => {
    expect((await mailedInADay(2, () => 'wim@example.org', true)).mails).toBe(6)
  })

  it('keep their cool-down where the mail server refuses the address', async () => {
    const { harness, owner } = await office()
    const url = await refusingMailServer(550)
    harness.deps.mailer = smtpMailer({ url, from: 'plants@example.org' })
    await expect(owner.invite('wim@example.org')).rejects.toThrow()
    await expect(owner.invite('wim@example.org')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  it('count towards nothing where no mail server was reached', async () => {
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
  ])('do not show a name that looks like a link: %s', async (name) => {
    const { harness, owner } = await office()
    await harness.rename('olga', name)
    await owner.invite('wim@example.org')
    const [mail] = harness.mails
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`.normalize('NFKC')).not.toMatch(
      /evil|win /i,
    )
    expect(mail?.subject).toBe('Invitation to work with a plant analysis account')
    expect(mail?.text).toContain('You are invited to work in a plant analysis account.')
  })

  it.each(['Green Acres Inc.', 'St. Mary & Sons', 'J. R. Smith', 'Växthus Åby 24/7'])(
    'show the honest name %s',
    async (name) => {
      const { harness, owner } = await office()
      await harness.rename('olga', name)
      await owner.invite('wim@example.org')
      expect(harness.mails[0]?.subject).toBe(`Invitation to work with ${name}`)
    },
  )

  it('without a shown name are wholly in one language', async () => {
    const { harness, owner } = await office()
    await harness.rename('olga', 'evil.example')
    await owner.invite('wim@example.org', 'cs')
    expect(harness.mails[0]?.html).toContain('<html lang="en">')
    expect(harness.mails[0]?.text).toContain('Your one-time password')
  })
})
