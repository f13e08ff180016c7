import { Unavailable } from './unavailable.ts'

/** `html` says the same as `text`, for readers that show it. */
export type Mail = { to: string; subject: string; text: string; html?: string }

/** The mail server answered, and does not take this mail; it may later. */
export class MailRefused extends Unavailable {
  constructor(cause?: unknown) {
    super('mail', cause)
    this.name = 'MailRefused'
  }
}

/**
 * Hands a mail to the mail server. Throws `MailRefused` where that does not take it, and
 * `Unavailable` where it was not reached. Neither names the address, which must not get into a log.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
