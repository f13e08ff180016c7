import { Unavailable } from './unavailable.ts'

/** `html` has the same content as `text`, for mail programs that display it. */
export type Mail = { to: string; subject: string; text: string; html?: string }

/** The mail server answered but did not accept this mail. It may accept it later. */
export class MailRefused extends Unavailable {
  constructor(cause?: unknown) {
    super('mail', cause)
    this.name = 'MailRefused'
  }
}

/**
 * Hands a mail to the mail server. Throws `MailRefused` if the server rejects it, and `Unavailable`
 * if the server cannot be reached. Neither error contains the address, which must not be logged.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
