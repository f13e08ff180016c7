import { z } from 'zod'
import { limits } from '../limits.ts'
import { outcome } from './analysis.ts'
import { resourceId } from './common.ts'
import { pageQuery, queryBoolean, queryTime } from './query.ts'

const impression = z.enum(['up', 'down', ''])

export const historyQuery = pageQuery.extend({
  saved: queryBoolean.optional(),
  folderId: resourceId.optional(),
  outcome: outcome.optional(),
  impression: z.string().max(limits.history.impressionCharactersMax).optional(),
  createdAfter: queryTime.optional(),
  createdBefore: queryTime.optional(),
})

/** What version 0 takes; the current routes narrow it (`rateBody`). */
export const anyRateBody = z.object({
  impression: z.string().max(limits.history.impressionCharactersMax),
})
export const rateBody = z.object({ impression })

export const rating = z.object({ id: z.string(), impression: z.string() })
