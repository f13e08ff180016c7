import { z } from 'zod'
import { uploadRefusalCode } from '../contract/schemas/upload.ts'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

/**
 * Who holds a name, and what became of the upload.
 * The storage rules ask for its existence before they allow another upload of the name.
 */
const upload = z.object({
  uid: z.string(),
  /** PENDING from the moment on that its event is worked on; REFUSED where it was not stored. */
  status: z.enum(['PENDING', 'READY', 'INFECTED', 'UNDECODABLE', 'REFUSED']),
  /** The one object that holds the name; any other generation under the name is dropped. */
  path: z.string(),
  generation: z.string(),
  storagePath: z.string(),
  /** Why it was refused; absent of others, and of those that were before it was recorded. */
  refusal: z.object({ code: uploadRefusalCode, detail: z.string() }).optional(),
  createdAt: z.date(),
  /** When the sweeper looks whether anything still names the photo. */
  expiresAt: z.date(),
})
export type Upload = z.infer<typeof upload>

/** Photos that were uploaded straight to storage, by their names. */
export const uploads: Collection<Upload> = {
  name: 'uploads',
  idRule: '<uid>_<name without extension>, with a dot where the uid holds an underscore',
  schema: upload,
  owner: 'user',
  directRead: 'nobody',
  // Not by a TTL policy, which would leave the photo behind.
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['uid'] },
  eraser: { by: 'fields', fields: ['uid'] },
  queries: [{ equal: [], orderBy: { field: 'expiresAt', direction: 'ascending' } }, byField('uid')],
  unindexed: ['createdAt', 'refusal'],
}
