import type { Mailer } from '../../ports/mailer.ts'
import { Unavailable } from '../../ports/unavailable.ts'
import { lazily } from '../lazily.ts'

const timeoutMs = 10_000

/** Mail over SMTP. `url` is nodemailer's form, `smtps://user:password@host:port`. */
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
        throw new Unavailable('mail', error)
      }
    },
  }
}
