import type { OperationDefinition } from '../operation.ts'
import { idParams } from '../schemas/common.ts'
import { pageOf, pageQuery } from '../schemas/query.ts'
import {
  createdToken,
  createTokenBody,
  exchangedToken,
  listedToken,
  revokedToken,
  rotatedToken,
  rotateTokenBody,
} from '../schemas/token.ts'

export const tokens = {
  'tokens.create': {
    summary: 'Generate an API key',
    status: 200,
    body: createTokenBody,
    output: { 200: createdToken },
    problems: ['PERMISSION_DENIED', 'LIMIT_REACHED'],
  },
  'tokens.list': {
    summary: 'List the active API keys of the account',
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(listedToken) },
    problems: ['PERMISSION_DENIED'],
  },
  'tokens.revoke': {
    summary: 'Revoke an API key',
    status: 200,
    params: idParams,
    output: { 200: revokedToken },
    problems: ['PERMISSION_DENIED', 'NOT_FOUND'],
  },
  'tokens.rotate': {
    summary: 'Mint a new API key and revoke the old one',
    status: 200,
    params: idParams,
    body: rotateTokenBody,
    output: { 200: rotatedToken },
    problems: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  },
  'tokens.exchange': {
    summary: 'Exchange an enterprise token for an identity token of one hour',
    status: 200,
    headers: [
      { name: 'X-Enterprise-Token', description: 'The raw pk_ent_ token.', required: true },
    ],
    output: { 200: exchangedToken },
    problems: ['UNAUTHENTICATED', 'ACCOUNT_BANNED'],
  },
} as const satisfies Record<string, OperationDefinition>
