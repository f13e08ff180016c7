import { z } from 'zod'
import { limits } from '../limits.ts'
import { count, quota, time } from './common.ts'

/** What a user may do beyond their own account. */
export const role = z.enum(['user', 'admin', 'superadmin'])
/** What an account is; an operator decides it. */
export const accountType = z.enum(['personal', 'enterprise'])

/** What a caller is in the account; `key` for a token that was exchanged from an API key. */
const membershipRole = z.enum(['owner', 'worker', 'key'])

/** What the caller is in the account. */
export const membership = z
  .object({
    role: membershipRole.describe(
      'The owner has every right; a worker reads and writes, and manages neither keys, webhooks nor people.',
    ),
    invitationId: z
      .string()
      .nullable()
      .describe('A worker leaves by `DELETE /v1/invitations/{invitationId}`; null for others.'),
  })
  .describe('What the caller is in that account.')
/** Who the caller is, where they act, and what they have left today. */
export const session = z.object({
  user: z
    .object({
      uid: z.string().describe('The id of the user.'),
      email: z.string().nullable().describe('The address on record; null where there is none.'),
      role: role.describe('What the user may do beyond their own account.'),
    })
    .describe('Who calls.'),
  account: z
    .object({
      id: z.string().describe('The id of the account.'),
      name: z.string().describe('What its owner calls it.'),
      type: accountType.describe('An operator decides it; it sets how much may be analysed.'),
    })
    .describe('The account in which the caller acts; of a worker, that which invited them.'),
  membership,
  quota,
  settings: z
    .object({
      language: z.string().nullable().describe('A BCP 47 tag; null where none was chosen.'),
    })
    .describe("The user's settings."),
  erasure: z
    .object({ eraseAfter: time.describe('The end of the days of grace.') })
    .nullable()
    .describe('The erasure that is scheduled, which can be taken back; null where none is.'),
  isNewUser: z.boolean().describe('True in the first session of a user, and never again.'),
})

const analysesWith = (outcome: string) => count.describe(`Analyses whose outcome is ${outcome}.`)

/** The maintained counters of an account. */
export const stats = z.object({
  quota,
  totals: z
    .object({
      analyses: count.describe('Completed analyses that are there, temporary ones among them.'),
      saved: count.describe('Analyses in the permanent collection.'),
      folders: count.describe('Folders of the history.'),
      devices: count.describe('Registered devices.'),
      tokens: count.describe('Active API keys.'),
    })
    .describe('What the account has.'),
  byOutcome: z
    .object({
      HEALTHY: analysesWith('HEALTHY'),
      ISSUES_FOUND: analysesWith('ISSUES_FOUND'),
      INCONCLUSIVE: analysesWith('INCONCLUSIVE'),
      NOT_A_PLANT: analysesWith('NOT_A_PLANT'),
      PHOTO_UNUSABLE: analysesWith('PHOTO_UNUSABLE'),
    })
    .describe('Completed analyses by outcome.'),
  daily: z
    .array(
      z.object({
        date: z.iso.date().describe('A day in UTC.'),
        analyses: count.describe('Analyses completed on that day.'),
      }),
    )
    .length(limits.account.statisticsDays)
    .describe('The last 30 UTC days, today included.'),
})
/** The state of an export of personal data; the same call starts it and asks for it. */
export const personalDataExport = z.object({
  exportId: z.string().describe('The id of the export.'),
  status: z.enum(['pending', 'ready', 'failed']).describe('How far the export is.'),
  requestedAt: time.describe('When it was asked for.'),
  readyAt: time.describe('When the archive was complete; only with `ready`.').optional(),
  expiresAt: time.describe('Until when the archive is served; only with `ready`.').optional(),
  downloadUrl: z
    .string()
    .describe('A link of 15 minutes to the ZIP archive; only with `ready`.')
    .optional(),
})
