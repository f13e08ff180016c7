import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { descending } from './query.ts'

const folder = z.object({
  accountId: z.string(),
  name: z.string(),
  analysisCount: z.number().int().min(0),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type Folder = z.infer<typeof folder>

/** Folders of the history. */
export const folders: Collection<Folder> = {
  name: 'folders',
  idRule: 'fld_ + 128 random bits',
  schema: folder,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId'] },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [descending('createdAt', ['accountId']), byField('accountId')],
  unindexed: ['name', 'analysisCount', 'createdAt', 'updatedAt'],
}
