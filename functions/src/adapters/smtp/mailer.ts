import { Unavailable } from '../../ports/context.ts'
import { type Mailer, MailRefused } from '../../ports/messages.ts'
import { lazily } from '../lazily.ts'

const timeoutMs = 10_000

/** Sends mail over SMTP. `url` has the form `smtps://user:password@host:port`. */
export function smtpMailer(settings: { url: string; from: string }): Mailer {
  const connect = lazily(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: settings.url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
  })
  return {
    async send(mail) {
      try {
        const transport = await connect()
        await transport.sendMail({ from: settings.from, ...mail })
      } catch (error) {
        throw withoutAddress(error)
      }
    },
  }
}

/** nodemailer's error codes for a rejected sender, recipient or text. */
const refusals: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE'])

/** Keeps only the error codes, because the server's response contains the address. */
function withoutAddress(error: unknown): Unavailable {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  const cause = new Error([code, responseCode].filter(isCode).join(' '))
  return refusals.has(code) ? new MailRefused(cause) : new Unavailable('mail', cause)
}

const isCode = (part: unknown): part is string | number =>
  typeof part === 'string' || typeof part === 'number'
