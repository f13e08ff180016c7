import type { Credential, Method } from './endpoint.ts'
import type { EndpointId } from './generated/endpoint-ids.ts'
import { limits } from './limits.ts'
import type { Route } from './route.ts'
import {
  callableAnalyseSyncBody,
  callableStartBody,
  enterpriseStartBody,
} from './schemas/analysis-request.ts'
import { callableFolderNameBody } from './schemas/folder.ts'
import { anyRateBody, rateBody } from './schemas/history.ts'
import { readTransactionBody } from './schemas/transaction.ts'

/** An older path to an endpoint, for existing clients. */
export type Alias = Omit<Route, 'endpoint' | 'scopes'> & { of: EndpointId }
type More = Partial<
  Pick<Alias, 'backend' | 'bodyBytesLimit' | 'body' | 'idInBody' | 'deadlineSeconds' | 'successor'>
>

const usual = {
  access: 'member',
  deadlineSeconds: 60,
  backend: 'api',
  bodyBytesLimit: limits.request.bodyBytesLimit,
} as const

/** The settings of a route whose body can hold a photo. */
export const photo = {
  backend: 'photos',
  bodyBytesLimit: limits.request.photoBodyBytesLimit,
} as const

function versionZero(
  method: Method,
  path: `/v0/${string}`,
  credential: Credential,
  of: EndpointId,
  more: More = {},
): Alias {
  return { ...usual, method, path, credential, of, ...more }
}

/** A POST route that callable clients call by name, with its ids in the body. */
function unversioned(name: string, of: EndpointId, more: More = {}): Alias {
  return {
    ...usual,
    method: 'POST',
    path: `/${name}`,
    credential: 'identity',
    of,
    callable: name,
    ...more,
  }
}

/**
 * The legacy and unversioned paths of the specification, plus `getAnalysis`, with which callable
 * clients poll.
 */
// biome-ignore format: an alias is a line, as in the table of the specification
export const aliases: readonly Alias[] = [
  versionZero('POST', '/v0/analyze', 'identity', 'analyses.start', photo),
  // `POST /v1/analyses` refuses keys, so the successor is the call that takes a key and this body.
  versionZero('POST', '/v0/analysis/start', 'key', 'analyses.start', { ...photo, body: enterpriseStartBody, successor: '/v1/analyses/sync' }),
  versionZero('POST', '/v0/analyze-direct', 'key', 'analyses.analyseSync', photo),
  versionZero('GET', '/v0/history', 'key', 'history.list'),
  versionZero('GET', '/v0/stats', 'key', 'account.readStats'),
  versionZero('PUT', '/v0/history/{id}/impression', 'key', 'history.rate', { body: anyRateBody }),
  unversioned('getPlantCareAdvice', 'analyses.analyseSync', { ...photo, body: callableAnalyseSyncBody }),
  unversioned('startAnalysis', 'analyses.start', { ...photo, body: callableStartBody }),
  unversioned('saveAnalysis', 'analyses.save'),
  unversioned('deleteAnalysis', 'analyses.remove', { idInBody: 'analysisId' }),
  unversioned('updateAnalysisImpression', 'history.rate', { idInBody: 'analysisId', body: rateBody }),
  unversioned('createFolder', 'folders.create', { body: callableFolderNameBody }),
  unversioned('deleteFolder', 'folders.remove', { idInBody: 'folderId' }),
  unversioned('assignToFolder', 'folders.assign', { idInBody: 'folderId' }),
  unversioned('unassignFromFolder', 'folders.unassign'),
  unversioned('getAnalysis', 'analyses.read', { idInBody: 'analysisId', body: readTransactionBody, deadlineSeconds: 15 }),
]
