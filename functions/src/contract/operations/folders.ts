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
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(folder) },
    problems: [],
  },
  'folders.create': {
    summary: 'Create a history folder',
    status: 200,
    body: folderNameBody,
    output: { 200: folder },
    problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'folders.rename': {
    summary: 'Rename a history folder',
    status: 200,
    params: idParams,
    body: folderNameBody,
    output: { 200: folder },
    problems: ['NOT_FOUND', 'ALREADY_EXISTS'],
  },
  'folders.remove': {
    summary: 'Delete a history folder; its analyses stay',
    status: 200,
    params: idParams,
    output: { 200: removedFolder },
    problems: ['NOT_FOUND'],
  },
  'folders.assign': {
    summary: 'Assign analyses to a folder, all or none',
    status: 200,
    params: idParams,
    body: analysisIdsBody,
    output: { 200: assignment },
    problems: ['NOT_FOUND'],
  },
  'folders.unassign': {
    summary: 'Remove analyses from their current folder, all or none',
    status: 200,
    body: analysisIdsBody,
    output: { 200: assignment },
    problems: ['NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
