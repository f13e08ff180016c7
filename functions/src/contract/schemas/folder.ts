import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import {
  count,
  displayName,
  distinct,
  keyInBody,
  nullableText,
  resourceId,
  time,
} from './common.ts'

export const folder = named(
  'Folder',
  z.object({
    id: z.string().describe('The id of the folder.'),
    name: z.string().describe('Its name, unique within the account.'),
    analysisCount: count.describe('How many analyses the folder holds.'),
    createdAt: time.describe('When it was created.'),
    updatedAt: time.describe('When its name or its analyses last changed.'),
  }),
)

export const folderNameBody = named(
  'FolderName',
  z.object({
    name: displayName(limits.folder.nameCharactersMax).describe('Unique within the account.'),
  }),
)

/** The body with a folder's name and the idempotency key, from callable clients. */
export const callableFolderNameBody = folderNameBody.extend(keyInBody)

/** The body of the folder operations `assign` and `unassign`. */
export const analysisIdsBody = named(
  'AnalysisIds',
  z.object({
    analysisIds: distinct(resourceId, 1, limits.folder.analysisIdsMax).describe(
      'The analyses to move; the service moves all of them or none.',
    ),
  }),
)

/** The folder that contains the analyses after a move. */
export const assignment = named(
  'Assignment',
  z.object({
    folderId: nullableText.describe('The folder; null after an unassign.'),
    analysisIds: z.array(z.string()).describe('The analyses that were moved.'),
  }),
)

export const removedFolder = z.object({
  id: z.string().describe('The id of the folder.'),
  deleted: z.literal(true).describe('Always true.'),
  unassigned: count.describe('How many analyses the folder held; they stay in the history.'),
})
