import type { Locales } from '../../domain/locales/load.ts'
import type { Emails } from '../../domain/locales/mail-texts.ts'
import type { Mail } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'

type InvitationTexts = Emails['invitation']
type Content = { to: string; accountName: string; invitationId: string; password: string }

/**
 * Writes the mail in the closest language that has a translation, or in English. In the plain text,
 * only the password has eight consecutive digits.
 */
export function invitationMail(
  { consoleUrl, locales }: Ports,
  { to, accountName, invitationId, password }: Content,
  requested: string,
): Mail {
  const { language, texts } = textsOf(locales, accountName, requested)
  const link = consoleUrl ? linkTo(consoleUrl, invitationId) : null
  return {
    to,
    subject: texts.subject,
    text: plain(texts, link, invitationId, password),
    html: html(language, mapValues(texts, escapeHtml), link, invitationId, password),
  }
}

/** Leaves the password out of the link, because mail filters open the links in a mail. */
function linkTo(consoleUrl: string, invitationId: string): string {
  const link = new URL('/invitation', consoleUrl)
  link.searchParams.set('id', invitationId)
  return link.href
}

/**
 * Hides a name that looks like a link, because mail programs would turn the name into a link. A
 * mail without the name uses one language that has all texts.
 */
function textsOf(locales: Locales, accountName: string, requested: string) {
  const values = { account: shownName(accountName) }
  if (!looksLikeLink(accountName)) return locales.emailFor('invitation', requested, values)
  const unnamed = locales.emailFor('unnamedInvitation', requested, {})
  const { language, texts } = locales.emailFor('invitation', unnamed.language, values)
  return { language, texts: { ...texts, ...unnamed.texts } }
}

/**
 * Returns true for a name with a scheme, `www.`, an email address, a domain or an IP address. Also
 * finds Unicode compatibility forms, and ignores marks such as accents, and invisible characters.
 */
function looksLikeLink(name: string): boolean {
  const plain = name.normalize('NFKD').replace(/[\p{Cf}\p{M}\p{DI}]/gu, '')
  return /:\/\/|www\.|@|[\p{L}\p{N}-][.。](\p{L}{2}|xn--)|\d+(\.\d+){3}/iu.test(plain)
}

/** The account's name in one line, without digits that look like a password. */
function shownName(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\d{8,}/g, '…')
}

function plain(
  texts: InvitationTexts,
  link: string | null,
  invitationId: string,
  password: string,
): string {
  return [
    texts.greeting,
    `${texts.password}: ${password}\n${texts.invitation}: ${invitationId}`,
    texts.howTo,
    ...(link ? [link] : []),
    texts.unknown,
  ].join('\n\n')
}

function html(
  language: string,
  texts: InvitationTexts,
  link: string | null,
  invitationId: string,
  password: string,
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${texts.subject}</title></head>`,
    '<body style="font-family:sans-serif;max-width:36em">',
    `<p>${texts.greeting}</p>`,
    `<p>${texts.password}:<br><strong style="font-size:1.6em;letter-spacing:.1em">${password}</strong></p>`,
    `<p>${texts.invitation}: <code>${invitationId}</code></p>`,
    `<p>${texts.howTo}</p>`,
    ...(link ? [`<p><a href="${link}">${link}</a></p>`] : []),
    `<p>${texts.unknown}</p>`,
    '</body></html>',
  ].join('\n')
}

function mapValues(texts: InvitationTexts, change: (text: string) => string): InvitationTexts {
  return {
    subject: change(texts.subject),
    greeting: change(texts.greeting),
    password: change(texts.password),
    invitation: change(texts.invitation),
    howTo: change(texts.howTo),
    unknown: change(texts.unknown),
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
