import { defaultLanguage } from '../../domain/language.ts'
import { matchLanguage } from '../../domain/language-matching.ts'
import type { Mail } from '../../ports/mailer.ts'
import { type InvitationTexts, invitationTexts } from './texts.ts'

type Content = { to: string; accountName: string; invitationId: string; password: string }

/**
 * The mail with the password, in the nearest language that it is written in, else English. Its plain text holds the
 * password as one run of eight digits and no other.
 */
export function invitationMail({ to, ...content }: Content, language: string): Mail {
  const tag = matchLanguage(language, Object.keys(invitationTexts))
  const texts = invitationTexts[tag] ?? invitationTexts[defaultLanguage]
  if (!texts) throw new Error('the invitation has no English text')
  const account = shownName(content.accountName)
  const words = mapValues(texts, (text) => text.replaceAll('{account}', () => account))
  return {
    to,
    subject: words.subject,
    text: plain(words, content.invitationId, content.password),
    html: html(tag, mapValues(words, escapeHtml), content.invitationId, content.password),
  }
}

/** A name is the owner's own text: one line of it, and nothing in it that could be taken for the password. */
function shownName(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\d{8,}/g, '…')
}

function plain(words: InvitationTexts, invitationId: string, password: string): string {
  return [
    words.greeting,
    `${words.password}: ${password}\n${words.invitation}: ${invitationId}`,
    words.howTo,
    words.unknown,
  ].join('\n\n')
}

function html(tag: string, words: InvitationTexts, invitationId: string, password: string): string {
  return [
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><title>${words.subject}</title></head>`,
    '<body style="font-family:sans-serif;max-width:36em">',
    `<p>${words.greeting}</p>`,
    `<p>${words.password}:<br><strong style="font-size:1.6em;letter-spacing:.1em">${password}</strong></p>`,
    `<p>${words.invitation}: <code>${invitationId}</code></p>`,
    `<p>${words.howTo}</p>`,
    `<p>${words.unknown}</p>`,
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
