import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { passwordIn } from '@plant/testing/harness/invitations'
import { localeFile } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { languages } from '../../domain/locales/languages.ts'

const invitedIn = languages.filter(
  (language) => localeFile(language, 'emails')['invitation.subject'] !== undefined,
)

async function office() {
  const harness = createHarness().invitations
  return { harness, owner: await harness.join('olga') }
}

/** An enterprise can mail fifty invitations a day, ten times as many as a personal account. */
async function enterprise() {
  const { harness, owner } = await office()
  await harness.change('olga', { type: 'enterprise' })
  return { harness, owner }
}

describe('an invitation', () => {
  it('sends the password by mail but not in the response', async () => {
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

  it('is rejected if the account was erased after the authentication', async () => {
    const { harness } = await office()
    expect(await refusal(harness.as('nobody').invite('wim@example.org'))).toBe('UNAUTHENTICATED')
  })
})

describe('the mail of an invitation', () => {
  it("links to the console, if configured, with the invitation's id but without the password", async () => {
    const { harness, owner } = await office()
    const linked = { ...harness.ports, consoleUrl: 'https://plants.example' }
    const { invitationId } = await harness.over(linked).as('olga').invite('wim@example.org')
    const link = `https://plants.example/invitation?id=${invitationId}`
    const mail = harness.mails.at(-1)
    passwordIn(mail)
    expect(mail?.text).toContain(`\n${link}\n`)
    expect(mail?.html).toContain(`<a href="${link}">${link}</a>`)
    await owner.invite('else@example.org')
    expect(harness.mails.at(-1)?.html).not.toContain('<a ')
  })

  it('exists in at least six languages', () => {
    expect(invitedIn).toEqual(expect.arrayContaining(['en', 'cs', 'de', 'es', 'fr', 'pt']))
  })

  it.each(invitedIn)('can be written in %s', async (language) => {
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

  it('is in Portuguese for pt-BR, and in English for a language without a translation', async () => {
    const { harness, owner } = await office()
    await owner.invite('a@example.org', 'sv')
    await owner.invite('b@example.org', 'pt-BR')
    expect(harness.mails.map(({ html }) => /lang="(\w+)"/.exec(html ?? '')?.[1])).toEqual([
      'en',
      'pt',
    ])
  })

  it('is in the most wanted language of Accept-Language that has a translation', async () => {
    const { harness, owner } = await office()
    await owner.invite('wim@example.org', undefined, { acceptLanguage: 'sv, it;q=0.8, cs;q=0.9' })
    expect(harness.mails.at(-1)?.html).toContain('<html lang="cs">')
  })

  it('names the account without markup, line breaks or digits that look like a password', async () => {
    const { harness, owner } = await office()
    await harness.rename('olga', '<b>12345678</b>\r\nBcc: $& all')
    await owner.invite('wim@example.org')
    const mail = harness.mails.at(-1)
    passwordIn(mail)
    expect(mail?.subject).toBe('Invitation to work with <b>…</b> Bcc: $& all')
    expect(mail?.html).toContain('&lt;b&gt;…&lt;/b&gt; Bcc: $&amp; all has invited you')
  })
})

describe('a second invitation', () => {
  it('to the same address must wait a minute, and then replaces the first invitation', async () => {
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

  it('must wait a minute even if the owner withdrew the first invitation', async () => {
    const { harness, owner } = await office()
    const { invitationId } = await owner.invite('wim@example.org')
    await owner.remove(invitationId)
    expect(await refusal(owner.invite('wim@example.org'))).toBe('TOO_MANY_REQUESTS')
    harness.service.clock.advance(60)
    await owner.invite('wim@example.org')
    expect(harness.mails).toHaveLength(2)
  })

  it('causes no second mail if both invitations are sent at once', async () => {
    const { harness, owner } = await office()
    await Promise.allSettled([owner.invite('wim@example.org'), owner.invite('wim@example.org')])
    expect(harness.mails).toHaveLength(1)
  })

  it('need not wait if the first mail could not reach the mail server', async () => {
    const { harness, owner } = await office()
    harness.trouble.mailIsDown = true
    await expect(owner.invite('wim@example.org')).rejects.toThrow('mail is unavailable')
    harness.trouble.mailIsDown = false
    await owner.invite('wim@example.org')
    expect(harness.mails).toHaveLength(1)
  })

  it('is rejected if fifty invitations are open; withdrawn and expired invitations do not count', async () => {
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

  it('is rejected for the address of an existing worker', async () => {
    const { harness, owner } = await office()
    await harness.join('wim')
    const { invitationId } = await owner.invite('wim@example.org')
    await harness.as('wim').redeem(invitationId, passwordIn(harness.mails.at(-1)))
    harness.service.clock.advance(61)
    expect(await refusal(owner.invite('WIM@example.org'))).toBe('ALREADY_EXISTS')
  })

  it('from another account to the same address is independent of the first invitation', async () => {
    const { harness, owner } = await office()
    const one = await owner.invite('wim@example.org')
    const other = await (await harness.join('otto')).invite('wim@example.org')
    expect(other.invitationId).not.toBe(one.invitationId)
  })
})

describe('listing invitations', () => {
  it('shows pending, expired and redeemed invitations in pages, newest first', async () => {
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

  it('shows an expired invitation for a week, then hides it even if it is not deleted yet', async () => {
    const { harness, owner } = await office()
    const { invitationId } = await owner.invite('wim@example.org')
    harness.service.clock.set('2026-11-28T07:59:59.000Z')
    expect((await owner.list()).items).toHaveLength(1)
    harness.service.clock.advance(1)
    expect((await owner.list()).items).toEqual([])
    expect(await refusal(owner.remove(invitationId))).toBe('NOT_FOUND')
  })

  it("hides the invitations of other accounts, and removing another account's invitation returns 404", async () => {
    const { harness, owner } = await office()
    const { invitationId } = await owner.invite('wim@example.org')
    const other = await harness.join('otto')
    expect((await other.list()).items).toEqual([])
    expect(await refusal(other.remove(invitationId))).toBe('NOT_FOUND')
    expect(await refusal(owner.remove('inv_of_nobody'))).toBe('NOT_FOUND')
  })
})

describe('the cost of invitations', () => {
  it('is a fixed number of reads and writes for each call', async () => {
    const { harness, owner } = await office()
    await harness.join('wim')
    const cost = async (work: () => Promise<unknown>) => {
      harness.ports.store.reset()
      await work()
      return harness.ports.store.calls.map(({ reads, writes }) => [reads, writes])
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
      [6, 6],
    ])
    expect(await cost(() => owner.list())).toEqual([[1, 0]])
    expect(await cost(() => owner.remove(id))).toEqual([[5, 5]])
  })
})
