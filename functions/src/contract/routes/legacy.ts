import type { Route } from '../route.ts'
import {
  callableAnalyseSyncBody,
  callableStartBody,
  enterpriseStartBody,
} from '../schemas/analysis-request.ts'
import { callableFolderNameBody } from '../schemas/folder.ts'
import { anyRateBody, rateBody } from '../schemas/history.ts'
import { photo, unversioned, versionZero } from './builders.ts'

/** The table "Legacy version 0 and unversioned paths" of the specification. */
// biome-ignore format: a route is a line, as in the table that it is read beside
export const legacy: readonly Route[] = [
  versionZero('POST', '/v0/analyze', 'identity', 'analyses.start', '/v1/analyses', photo),
  versionZero('POST', '/v0/analysis/start', 'key', 'analyses.start', '/v1/analyses', { ...photo, body: enterpriseStartBody }),
  versionZero('POST', '/v0/analyze-direct', 'key', 'analyses.analyseSync', '/v1/analyses/sync', photo),
  versionZero('GET', '/v0/history', 'key', 'history.list', '/v1/history'),
  versionZero('GET', '/v0/stats', 'key', 'account.readStats', '/v1/stats'),
  versionZero('PUT', '/v0/history/{id}/impression', 'key', 'history.rate', '/v1/history/{id}/impression', { body: anyRateBody }),
  unversioned('getPlantCareAdvice', 'analyses.analyseSync', '/v1/analyses/sync', { ...photo, body: callableAnalyseSyncBody }),
  unversioned('startAnalysis', 'analyses.start', '/v1/analyses', { ...photo, body: callableStartBody }),
  unversioned('saveAnalysis', 'analyses.save', '/v1/analyses/save'),
  unversioned('deleteAnalysis', 'analyses.remove', '/v1/analyses/{id}', { idInBody: 'analysisId' }),
  unversioned('updateAnalysisImpression', 'history.rate', '/v1/history/{id}/impression', { idInBody: 'analysisId', body: rateBody }),
  unversioned('createFolder', 'folders.create', '/v1/folders', { body: callableFolderNameBody }),
  unversioned('deleteFolder', 'folders.remove', '/v1/folders/{id}', { idInBody: 'folderId' }),
  unversioned('assignToFolder', 'folders.assign', '/v1/folders/{id}/assign', { idInBody: 'folderId' }),
  unversioned('unassignFromFolder', 'folders.unassign', '/v1/folders/unassign'),
]
