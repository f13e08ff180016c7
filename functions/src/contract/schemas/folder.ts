import { z } from 'zod'
import { limits } from '../limits.ts'
import { count, displayName, distinct, resourceId, time } from './common.ts'

export const folder = z.object({
  id: z.string().describe('The id of the folder.'),
  name: z.string().describe('Its name, unique within the account.'),
  analysisCount: count.describe('How many analyses lie in it.'),
  createdAt: time.describe('When it was created.'),
  updatedAt: time.describe('When its name or its analyses changed last.'),
})

export const folderNameBody = z.object({
  name: displayName(limits.folder.nameCharactersMax).describe('Unique within the account.'),
})

export const analysisIdsBody = z.object({
  analysisIds: distinct(resourceId, 1, limits.folder.analysisIdsMax).describe(
    'The analyses to move; all of them are moved, or none.',
  ),
})

/** Where analyses lie after a move. */
export const assignment = z.object({
  folderId: z.string().nullable().describe('The folder; null after an unassign.'),
  analysisIds: z.array(z.string()).describe('The analyses that were moved.'),
})

export const removedFolder = z.object({
  id: z.string().describe('The id of the folder.'),
  deleted: z.literal(true).describe('Always true.'),
  unassigned: count.describe('How many analyses lay in it; they stay.'),
})
