import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

const folderName = z.object({ accountId: z.string(), folderId: z.string() })
export type FolderName = z.infer<typeof folderName>

/** Reserves a name for its folder, so that two folders that want one name meet in one document. */
export const folderNames: Collection<FolderName> = {
  name: 'folderNames',
  idRule: 'hash of account and name',
  schema: folderName,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'the folder itself contains the name' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [byField('accountId')],
  unindexed: [],
}
