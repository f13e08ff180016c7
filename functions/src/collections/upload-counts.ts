import { z } from 'zod'
import type { Collection } from './collection.ts'

const uploadCount = z.object({
  /** The UTC day of the count, as YYYY-MM-DD. The count of another day is void. */
  day: z.string(),
  count: z.number().int().min(0),
  /** Names of the first uploads of the day that exceeded the limit. */
  refused: z.array(z.string()).optional(),
  expiresAt: z.date(),
})
export type UploadCount = z.infer<typeof uploadCount>

/** How many photos a user has uploaded today. Apps may upload before the user's record exists. */
export const uploadCounts: Collection<UploadCount> = {
  name: 'uploadCounts',
  idRule: 'the uid',
  schema: uploadCount,
  owner: 'user',
  expiry: 'expiresAt',
  exporter: { by: 'id', ids: 'uid' },
  eraser: { by: 'id', ids: 'uid' },
  queries: [],
  unindexed: ['day', 'count', 'refused'],
}
