import { z } from 'zod'
import type { Collection } from './collection.ts'

const uploadCount = z.object({
  /** The UTC day that the count is of, as YYYY-MM-DD; another day means none. */
  day: z.string(),
  count: z.number().int().min(0),
  /** The names of the first uploads of that day that were one too many. */
  refused: z.array(z.string()).optional(),
  expiresAt: z.date(),
})
export type UploadCount = z.infer<typeof uploadCount>

/** How many photos a user has uploaded today. Apps may upload before there is a user's record. */
export const uploadCounts: Collection<UploadCount> = {
  name: 'uploadCounts',
  idRule: 'the uid',
  schema: uploadCount,
  owner: 'user',
  directRead: 'nobody',
  expiry: 'expiresAt',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [],
  unindexed: ['day', 'count', 'refused'],
}
