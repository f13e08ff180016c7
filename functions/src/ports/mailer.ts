/** `html` says the same as `text`, for readers that show it. */
export type Mail = { to: string; subject: string; text: string; html?: string }

/** Hands a mail to the mail server. Throws `Unavailable` where that does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
