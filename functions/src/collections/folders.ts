import { z } from 'zod'
import { defineCollection } from './collection.ts'
import { ascending, descending } from './query.ts'

const folder = z.object({
  accountId: z.string(),
  name: z.string(),
  analysisCount: z.number().int().min(0),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type Folder = z.infer<typeof folder>

/** Folders in which users sort the analyses of their history. */
export const folders = defineCollection({
  name: 'folders',
  idRule: 'fld_ + 128 random bits',
  schema: folder,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['accountId'] },
  queries: [descending('createdAt', ['accountId'])],
  unindexed: ['name', 'analysisCount', 'createdAt', 'updatedAt'],
})

const folderName = z.object({ accountId: z.string(), folderId: z.string() })

/** Reserves the name of a folder, so that no two folders of an account have the same name. */
export const folderNames = defineCollection({
  name: 'folderNames',
  idRule: 'hash of account and name',
  schema: folderName,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'the folder itself contains the name' },
  eraser: { by: 'fields', fields: ['accountId'] },
})

const folderRemoval = z.object({
  accountId: z.string(),
  /** How many analyses were in the folder when it was deleted. */
  unassigned: z.number().int().min(0),
  createdAt: z.date(),
  /** When the sweeper continues the deletion if the call that deleted the folder has crashed. */
  sweepAt: z.date(),
})

/** Deleted folders to which some analyses still refer. */
export const folderRemovals = defineCollection({
  name: 'folderRemovals',
  idRule: 'the id of the deleted folder',
  schema: folderRemoval,
  owner: 'account',
  expiry: 'kept',
  exporter: { by: 'none', reason: 'contains only work in progress' },
  eraser: { by: 'fields', fields: ['accountId'] },
  queries: [ascending('sweepAt')],
  unindexed: ['createdAt'],
})
