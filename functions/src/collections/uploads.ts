import { z } from 'zod'
import type { Collection } from './collection.ts'

/** What became of an upload; the storage rules ask for its existence before they allow a second of the same name. */
const upload = z.object({
  uid: z.string(),
  status: z.enum(['READY', 'INFECTED', 'UNDECODABLE']),
  storagePath: z.string(),
  /** The generation of the object that was handled: a duplicate event of it is no news. */
  generation: z.string(),
  createdAt: z.date(),
})
export type Upload = z.infer<typeof upload>

export const uploads: Collection<Upload> = {
  name: 'uploads',
  idRule: '<uid>_<name without extension>',
  schema: upload,
  owner: 'user',
  directRead: 'nobody',
  expiry: 'kept',
  queries: [],
  unindexed: ['createdAt'],
}
