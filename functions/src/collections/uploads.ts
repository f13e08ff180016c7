import { z } from 'zod'
import { uploadRefusalCode } from '../contract/schemas/upload.ts'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

/** The owner of a name. The storage rules allow no other upload of that name. */
const upload = z.object({
  uid: z.string(),
  /** PENDING while the upload is processed. REFUSED if it was not stored. */
  status: z.enum(['PENDING', 'READY', 'INFECTED', 'UNDECODABLE', 'REFUSED']),
  /** The object that owns the name. Other generations of it are deleted. */
  path: z.string(),
  generation: z.string(),
  storagePath: z.string(),
  /** Why the upload was refused; absent otherwise, and in older documents. */
  refusal: z.object({ code: uploadRefusalCode, detail: z.string() }).optional(),
  createdAt: z.date(),
  /** When the sweeper checks whether anything still uses the photo. */
  expiresAt: z.date(),
})
export type Upload = z.infer<typeof upload>

/** Photos uploaded directly to storage, by name. */
export const uploads = defineCollection({
  name: 'uploads',
  idRule: '<uid>_<name without extension>, with a dot for each underscore in the uid',
  schema: upload,
  owner: 'user',
  // A TTL policy would leave the photo behind.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['uid'] },
  queries: [ascending('expiresAt')],
  unindexed: ['createdAt', 'refusal'],
})

const uploadCount = z.object({
  /** The UTC day of the count, as YYYY-MM-DD. The count of another day does not apply. */
  day: z.string(),
  count: z.number().int().min(0),
  /** Names of the first uploads of the day that exceeded the limit. */
  refused: z.array(z.string()).optional(),
  expiresAt: z.date(),
})
export type UploadCount = z.infer<typeof uploadCount>

/** How many photos a user has uploaded today. Apps may upload before the user's record exists. */
export const uploadCounts = defineCollection({
  name: 'uploadCounts',
  idRule: 'the uid',
  schema: uploadCount,
  owner: 'user',
  expiry: 'expiresAt',
  exporter: { by: 'id', ids: 'uid' },
  unindexed: ['day', 'count', 'refused'],
})
