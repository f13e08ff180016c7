export type Mail = { to: string; subject: string; text: string }

/** Hands a mail to the mail server. Throws `Unavailable` where that does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
