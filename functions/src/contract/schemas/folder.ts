import { z } from 'zod'
import { limits } from '../limits.ts'
import { count, displayName, distinct, resourceId, time } from './common.ts'

export const folder = z.object({
  id: z.string(),
  name: z.string(),
  analysisCount: count,
  createdAt: time,
  updatedAt: time,
})

export const folderNameBody = z.object({ name: displayName(limits.folder.nameCharactersMax) })

export const analysisIdsBody = z.object({
  analysisIds: distinct(resourceId, 1, limits.folder.analysisIdsMax),
})

/** `folderId` is null after an unassign. */
export const assignment = z.object({
  folderId: z.string().nullable(),
  analysisIds: z.array(z.string()),
})

export const removedFolder = z.object({
  id: z.string(),
  deleted: z.literal(true),
  unassigned: count.describe('How many analyses lay in it; they stay.'),
})
