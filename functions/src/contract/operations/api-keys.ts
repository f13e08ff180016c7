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
    status: 200,
    body: createApiKeyBody,
    output: { 200: createdApiKey },
    problems: ['LIMIT_REACHED'],
  },
  'apiKeys.list': {
    summary: 'List the active API keys of the account',
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(listedApiKey) },
    problems: [],
  },
  'apiKeys.revoke': {
    summary: 'Revoke an API key',
    status: 200,
    params: idParams,
    output: { 200: revokedApiKey },
    problems: ['NOT_FOUND'],
  },
  'apiKeys.rotate': {
    summary: 'Mint a new API key and revoke the old one',
    status: 200,
    params: idParams,
    body: rotateApiKeyBody,
    output: { 200: rotatedApiKey },
    problems: ['NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  },
  'apiKeys.exchange': {
    summary: 'Exchange an enterprise token for an identity token of one hour',
    status: 200,
    headers: [
      { name: 'X-Enterprise-Token', description: 'The raw pk_ent_ token.', required: true },
    ],
    checksCredential: true,
    output: { 200: exchangedToken },
    problems: ['UNAUTHENTICATED', 'ACCOUNT_BANNED'],
  },
} as const satisfies Record<string, OperationDefinition>
