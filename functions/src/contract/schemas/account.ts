import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import { count, nullableText, quota, text, time } from './common.ts'

/** The privileges of a user beyond their own account. */
export const role = z.enum(['user', 'admin', 'superadmin'])
/** The type of an account, which an operator sets. */
export const accountType = z.enum(['personal', 'enterprise'])

/** The role of a caller in the account; `key` if the caller's token came from an API key. */
const membershipRole = z.enum(['owner', 'worker', 'key'])

export const membership = z
  .object({
    role: membershipRole.describe(
      'The owner has every right; a worker reads and writes, and manages neither keys, webhooks nor people.',
    ),
    invitationId: nullableText.describe(
      'A worker leaves with `DELETE /v1/invitations/{invitationId}`; null for others.',
    ),
  })
  .describe('The role of the caller in the account.')
/** The caller, the account in which the caller acts, and the quota units that are left today. */
export const session = z.object({
  user: z
    .object({
      uid: z.string().describe('The id of the user.'),
      email: nullableText.describe('The email address on record; null if there is none.'),
      role: role.describe('What the user may do beyond their own account.'),
    })
    .describe('Who calls.'),
  account: z
    .object({
      id: z.string().describe('The id of the account.'),
      name: z.string().describe('The name that the owner gave it.'),
      type: accountType.describe(
        'The type of the account, which an operator sets; it determines the quota.',
      ),
    })
    .describe('The account in which the caller acts; for a worker, the one that invited them.'),
  membership,
  quota,
  settings: z
    .object({
      language: nullableText.describe('A BCP 47 tag; null if the user chose none.'),
    })
    .describe("The user's settings."),
  erasure: z
    .object({ eraseAfter: time.describe('The end of the grace period.') })
    .nullable()
    .describe('The scheduled erasure, which can be cancelled; null if none is scheduled.'),
  isNewUser: z.boolean().describe('True in the first session of a user, and never again.'),
})

const analysesWith = (outcome: string) => count.describe(`Analyses whose outcome is ${outcome}.`)

const dayOfStats = z.object({
  date: z.iso.date().describe('A day in UTC.'),
  analyses: count.describe('Analyses completed on that day.'),
})

/** The use of an API key. */
export const analysesOfKey = count.describe(
  `Analyses of the key and its exchanged tokens in the last ${limits.account.statisticsDays} UTC days.`,
)

/** The counters of an account, which the service keeps up to date. */
export const stats = z.object({
  quota,
  totals: z
    .object({
      analyses: count.describe('Completed analyses that still exist, including temporary ones.'),
      saved: count.describe('Analyses in the permanent collection.'),
      folders: count.describe('Folders of the history.'),
      devices: count.describe('Registered devices.'),
      tokens: count.describe('Active API keys.'),
    })
    .describe('The counts of the account.'),
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
    .array(dayOfStats)
    .length(limits.account.statisticsDays)
    .describe(`The last ${limits.account.statisticsDays} UTC days, today included.`),
  byKey: z
    .array(
      named(
        'UseOfKey',
        z.object({
          id: z.string().describe('The id of the key.'),
          name: nullableText.describe('What the key is for; null if it has no name.'),
          display: z.string().describe('The prefix and the last four characters.'),
          analyses: analysesOfKey,
          daily: z
            .array(dayOfStats)
            .describe('The days on which the key made analyses, oldest first.'),
        }),
      ),
    )
    .describe(
      `API keys with analyses in the last ${limits.account.statisticsDays} UTC days, the most first, also revoked ones.`,
    ),
})
/** The state of an export of personal data. A repeated call returns the current state. */
export const personalDataExport = z.object({
  exportId: z.string().describe('The id of the export.'),
  status: z.enum(['pending', 'ready', 'failed']).describe('The status of the export.'),
  requestedAt: time.describe('When the export was requested.'),
  readyAt: time.describe('When the archive was completed; only with `ready`.').optional(),
  expiresAt: time
    .describe('Until when the archive can be downloaded; only with `ready`.')
    .optional(),
  downloadUrl: text
    .describe(
      `A link of ${limits.export.linkLifetimeSeconds / 60} minutes to the ZIP archive; only with \`ready\`.`,
    )
    .optional(),
})
