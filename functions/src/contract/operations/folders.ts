import type { OperationDefinition } from '../operation.ts'
import { idParams } from '../schemas/common.ts'
import {
  analysisIdsBody,
  assignment,
  folder,
  folderNameBody,
  removedFolder,
} from '../schemas/folder.ts'
import { pageOf, pageQuery } from '../schemas/query.ts'

/** Folders of the history. */
export const folders = {
  'folders.list': {
    summary: 'List the history folders',
    description: [
      'Newest first, each with the number of its analyses.',
      'A page may be shorter than `pageSize`: only an absent `nextPageToken` ends the list.',
    ],
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(folder) },
    problems: [],
  },
  'folders.create': {
    summary: 'Create a history folder',
    description: [
      'A name that the account uses already is 409 `ALREADY_EXISTS`.',
      'An account has at most 1000 folders.',
    ],
    status: 200,
    body: folderNameBody,
    output: { 200: folder },
    idempotent: true,
    problems: ['CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'folders.read': {
    summary: 'Read a history folder',
    description: [
      'The folder as the list shows it, with the number of its analyses.',
      'What lies in it is `GET /v1/history` with its `folderId`.',
    ],
    status: 200,
    params: idParams,
    output: { 200: folder },
    problems: ['NOT_FOUND'],
  },
  'folders.rename': {
    summary: 'Rename a history folder',
    description: [
      'The folder keeps its id and its analyses.',
      'A name that another folder of the account has is 409 `ALREADY_EXISTS`.',
    ],
    status: 200,
    params: idParams,
    body: folderNameBody,
    output: { 200: folder },
    problems: ['NOT_FOUND', 'ALREADY_EXISTS'],
  },
  'folders.remove': {
    summary: 'Delete a history folder; its analyses stay',
    description: [
      'The analyses that lie in it stay in the history, in no folder.',
      'A second deletion is 404.',
    ],
    status: 200,
    params: idParams,
    output: { 200: removedFolder },
    problems: ['NOT_FOUND'],
  },
  'folders.assign': {
    summary: 'Assign analyses to a folder, all or none',
    description: [
      'Assigning saves a temporary analysis.',
      'An analysis lies in one folder at most, so it leaves the one before.',
      'Where one of them is unknown it is 404, and none is moved.',
    ],
    status: 200,
    params: idParams,
    body: analysisIdsBody,
    output: { 200: assignment },
    problems: ['NOT_FOUND'],
  },
  'folders.unassign': {
    summary: 'Remove analyses from their current folder, all or none',
    description: [
      'The analyses stay saved; one that lies in no folder is no error.',
      'Where one of them is unknown it is 404, and none is moved.',
    ],
    status: 200,
    body: analysisIdsBody,
    output: { 200: assignment },
    problems: ['NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
