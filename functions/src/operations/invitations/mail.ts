import type { Emails } from '../../domain/locales/schema.ts'
import type { Mail } from '../../ports/mailer.ts'
import type { InvitationDeps } from './deps.ts'

type InvitationTexts = Emails['invitation']
type Content = { to: string; accountName: string; invitationId: string; password: string }

/**
 * The mail with the password, in the nearest language that it is written in, else English. Its
 * plain text holds the password as one run of eight digits and no other.
 */
export function invitationMail(
  { locales }: Pick<InvitationDeps, 'locales'>,
  { to, accountName, invitationId, password }: Content,
  requested: string,
): Mail {
  const account = shownName(accountName)
  const { language, texts } = locales.emailFor('invitation', requested, { account })
  return {
    to,
    subject: texts.subject,
    text: plain(texts, invitationId, password),
    html: html(language, mapValues(texts, escapeHtml), invitationId, password),
  }
}

/**
 * A name is the owner's own text: one line of it, and nothing in it that could be taken for the
 * password.
 */
function shownName(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\d{8,}/g, '…')
}

function plain(texts: InvitationTexts, invitationId: string, password: string): string {
  return [
    texts.greeting,
    `${texts.password}: ${password}\n${texts.invitation}: ${invitationId}`,
    texts.howTo,
    texts.unknown,
  ].join('\n\n')
}

function html(
  language: string,
  texts: InvitationTexts,
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
