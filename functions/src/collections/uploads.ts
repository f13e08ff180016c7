import { z } from 'zod'
import { uploadRefusalCode } from '../contract/schemas/upload.ts'
import { defineCollection } from './collection.ts'
import { ascending } from './query.ts'

/** The upload that owns a name. The storage rules allow no other upload with that name. */
const upload = z.object({
  uid: z.string(),
  /** PENDING means that processing has not ended. REFUSED means that the photo was not stored. */
  status: z.enum(['PENDING', 'READY', 'INFECTED', 'UNDECODABLE', 'REFUSED']),
  /** The object that owns the name. The service deletes other generations of this object. */
  path: z.string(),
  generation: z.string(),
  storagePath: z.string(),
  /** Stands for the account and the uploaded bytes; absent in older documents. */
  bytesId: z.string().optional(),
  /** Why the upload was refused; absent for other uploads and in older documents. */
  refusal: z.object({ code: uploadRefusalCode, detail: z.string() }).optional(),
  createdAt: z.date(),
  /** When the sweeper checks whether anything still uses the photo. */
  expiresAt: z.date(),
})
export type Upload = z.infer<typeof upload>

/** Photos that users uploaded directly to Cloud Storage. */
export const uploads = defineCollection({
  name: 'uploads',
  idRule: '<uid>_<name without extension>, with a dot for each underscore in the uid',
  schema: upload,
  owner: 'user',
  // A TTL policy would leave the photo behind.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['uid'] },
  queries: [ascending('expiresAt'), ascending('bytesId', ['bytesId'])],
  unindexed: ['createdAt', 'refusal'],
})

const uploadCount = z.object({
  /** The UTC day (YYYY-MM-DD) of the count. On a later day, the count starts at 0. */
  day: z.string(),
  count: z.number().int().min(0),
  /** The names of the day's first uploads beyond the limit. */
  refused: z.array(z.string()).optional(),
  expiresAt: z.date(),
})
export type UploadCount = z.infer<typeof uploadCount>

/** How many photos a user uploaded today. An app may upload before the user's record exists. */
export const uploadCounts = defineCollection({
  name: 'uploadCounts',
  idRule: 'the uid',
  schema: uploadCount,
  owner: 'user',
  expiry: 'expiresAt',
  exporter: { by: 'id', ids: 'uid' },
  unindexed: ['day', 'count', 'refused'],
})
