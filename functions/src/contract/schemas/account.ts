import { z } from 'zod'
import { limits } from '../limits.ts'
import { count, displayName, languageTag, quota, time, userId } from './common.ts'

export const role = z.enum(['user', 'admin', 'superadmin'])
export const accountType = z.enum(['personal', 'enterprise'])

export const sessionBody = z.object({
  language: languageTag.optional(),
  accountName: displayName(limits.account.nameCharactersMax).optional(),
})

export const session = z.object({
  user: z.object({ uid: z.string(), email: z.string().nullable(), role }),
  account: z.object({ id: z.string(), name: z.string(), type: accountType }),
  quota,
  settings: z.object({ language: z.string().nullable() }),
  isNewUser: z.boolean(),
})

export const stats = z.object({
  quota,
  totals: z.object({
    analyses: count,
    saved: count,
    folders: count,
    devices: count,
    tokens: count,
  }),
  byOutcome: z.object({
    HEALTHY: count,
    ISSUES_FOUND: count,
    INCONCLUSIVE: count,
    NOT_A_PLANT: count,
    PHOTO_UNUSABLE: count,
  }),
  daily: z
    .array(z.object({ date: z.iso.date(), analyses: count }))
    .length(limits.account.statisticsDays)
    .describe('The last 30 UTC days, today included.'),
})

export const exportBody = z.object({
  fresh: z.boolean().describe('Starts a new export where a ready one exists.').default(false),
})

export const personalDataExport = z.object({
  exportId: z.string(),
  status: z.enum(['pending', 'ready', 'failed']),
  requestedAt: time,
  readyAt: time.optional(),
  expiresAt: time.optional(),
  downloadUrl: z.string().optional(),
})

export const eraseBody = z.object({
  confirm: userId.describe("The caller's own uid, as a confirmation."),
})

export const scheduledErasure = z.object({
  uid: z.string(),
  status: z.literal('scheduled'),
  eraseAfter: time,
})
