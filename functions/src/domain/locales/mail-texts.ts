import { z } from 'zod'
import { message, text } from './kinds.ts'

const mails = z.strictObject({
  /** The argument `account` is the name of the account. */
  invitation: z.strictObject({
    subject: message,
    greeting: message,
    password: message,
    invitation: message,
    howTo: message,
    unknown: message,
  }),
  /** The first lines of an invitation that does not show the account's name. */
  unnamedInvitation: z.strictObject({ subject: text, greeting: text }),
  /** The arguments are `webhookId` and `url`. */
  webhookDisabled: z.strictObject({
    subject: message,
    gone: message,
    failing: message,
    address: message,
    howTo: message,
  }),
  /** Why a webhook without a successful delivery was disabled. The argument is `webhookId`. */
  unprovenWebhook: z.strictObject({ reason: message }),
  /** The arguments are `apiKeyId`, `last4` and `at`. */
  apiKeyCreated: z.strictObject({ subject: message, made: message, howTo: message }),
  /** The argument is `eraseAfter`. */
  erasureScheduled: z.strictObject({ subject: message, scheduled: message, howTo: message }),
  /** The arguments are `webhookId` and `at`. */
  webhookCreated: z.strictObject({ subject: message, made: message, howTo: message }),
  /** The arguments are `webhookId` and `at`. */
  webhookSecretRotated: z.strictObject({ subject: message, rotated: message, howTo: message }),
  /** The arguments are `invitationId` and `at`. */
  memberJoined: z.strictObject({ subject: message, joined: message, howTo: message }),
  /** The last paragraph of a mail that cannot list all notices. The argument is `count`. */
  moreNotices: z.strictObject({ more: message }),
})
/** For each mail, a language has either all texts of the mail or none of the texts. */
export const emails = mails.partial()
export type Emails = Readonly<z.infer<typeof mails>>
