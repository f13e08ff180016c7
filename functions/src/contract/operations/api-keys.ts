import type { OperationDefinition } from '../operation.ts'
import {
  createApiKeyBody,
  createdApiKey,
  exchangedToken,
  listedApiKey,
  revokedApiKey,
  rotateApiKeyBody,
  rotatedApiKey,
} from '../schemas/api-key.ts'
import { idParams } from '../schemas/common.ts'
import { pageOf, pageQuery } from '../schemas/query.ts'

/** API keys, and their exchange for identity tokens. */
export const apiKeys = {
  'apiKeys.create': {
    summary: 'Generate an API key',
    description: [
      'The whole key is in this answer and never again: only its hash is stored.',
      'It acts for the account on every path that takes keys; the keys of an enterprise share one quota.',
      'A mail tells the owner of it.',
      'An account has at most 20 active keys.',
    ],
    status: 200,
    body: createApiKeyBody,
    output: { 200: createdApiKey },
    idempotent: true,
    problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'apiKeys.list': {
    summary: 'List the active API keys of the account',
    description: [
      'Newest first, without their secrets.',
      'Revoked keys and those that have ended are left out.',
    ],
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(listedApiKey) },
    problems: [],
  },
  'apiKeys.revoke': {
    summary: 'Revoke an API key',
    description: [
      'The key, and the identity tokens that it was exchanged for, work no more within 10 seconds.',
      'A second time answers the same.',
    ],
    status: 200,
    params: idParams,
    output: { 200: revokedApiKey },
    problems: ['NOT_FOUND'],
  },
  'apiKeys.rotate': {
    summary: 'Mint a new API key and revoke the old one',
    description: [
      'The new key is in this answer and never again.',
      'For `gracePeriodSeconds` both keys work; 0 revokes the old one at once.',
      'A revoked key is 409.',
    ],
    status: 200,
    params: idParams,
    body: rotateApiKeyBody,
    output: { 200: rotatedApiKey },
    idempotent: true,
    problems: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'apiKeys.exchange': {
    summary: 'Exchange an enterprise token for an identity token of one hour',
    description: [
      'The identity token opens the paths that take no key.',
      'There is no refresh token: exchange the key again when the identity token ends.',
    ],
    status: 200,
    headers: [
      { name: 'X-Enterprise-Token', description: 'The raw pk_ent_ token.', required: true },
    ],
    checksCredential: true,
    output: { 200: exchangedToken },
    problems: ['UNAUTHENTICATED'],
  },
} as const satisfies Record<string, OperationDefinition>
