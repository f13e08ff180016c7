import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'
import { ascending } from './query.ts'

const folderRemoval = z.object({
  accountId: z.string(),
  /** How many analyses were in the folder when it was deleted. */
  unassigned: z.number().int().min(0),
  createdAt: z.date(),
  /** When the sweeper continues, in case the call that deleted the folder has died. */
  sweepAt: z.date(),
})
export type FolderRemoval = z.infer<typeof folderRemoval>

/** Deleted folders that some analyses still name. */
export const folderRemovals: Collection<FolderRemoval> = {
  name: 'folderRemovals',
  idRule: 'the id of the deleted folder',
  schema: folderRemoval,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'contains only work in progress' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [ascending('sweepAt'), byField('accountId')],
  unindexed: ['createdAt'],
}
