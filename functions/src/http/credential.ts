import { decodeJwt } from 'jose'
import type { Credential, Row } from '../contract/row.ts'
import type { KnownCaller } from '../domain/caller.ts'
import type { Presented } from './parts.ts'

type Header = (name: string) => string | undefined

/** What a request shows of itself, before anything was verified. */
export type Presentation =
  | { kind: 'nothing' }
  /** Something that no row takes: another scheme, no key where a key belongs, two different keys. */
  | { kind: 'unusable' }
  | { kind: 'presented'; presented: Presented }

const keyPrefix = 'pk_ent_'
const bearerScheme = /^Bearer +(\S+)$/i
const gatewayIssuers = ['https://accounts.google.com', 'accounts.google.com']

/** Reads the credentials of a request; `pk_ent_` is a key wherever it stands. */
export function presentationOf(header: Header): Presentation {
  const authorization = callersAuthorization(header)
  const headerKey = header('x-api-key') || undefined
  if (authorization === undefined && headerKey === undefined) return { kind: 'nothing' }
  const bearer = authorization === undefined ? undefined : bearerOf(authorization)
  // An identity token in x-api-key is not a key.
  if (bearer === '' || (headerKey !== undefined && !isKey(headerKey))) return { kind: 'unusable' }
  const keys = new Set([bearer, headerKey].filter(isKey))
  if (keys.size > 1) return { kind: 'unusable' }
  const [apiKey = null] = keys
  return {
    kind: 'presented',
    presented: { bearer: bearer === undefined || isKey(bearer) ? null : bearer, apiKey },
  }
}

function isKey(token: string | undefined): token is string {
  return token?.startsWith(keyPrefix) === true
}

/** The token of `Bearer <token>`, empty for any other scheme. */
function bearerOf(authorization: string): string {
  return bearerScheme.exec(authorization)?.[1] ?? ''
}

/**
 * The gateway puts its own Google token into Authorization and the caller's into X-Forwarded-Authorization.
 * A caller without one leaves only the gateway's, which is no credential of theirs.
 */
function callersAuthorization(header: Header): string | undefined {
  const forwarded = header('x-forwarded-authorization')
  if (forwarded) return forwarded
  const authorization = header('authorization')
  if (!authorization) return undefined
  return isGatewaysOwn(authorization) ? undefined : authorization
}

function isGatewaysOwn(authorization: string): boolean {
  try {
    // Unverified on purpose: the token is only left out, and leaving out can let nobody in.
    return gatewayIssuers.includes(decodeJwt(bearerOf(authorization)).iss ?? '')
  } catch {
    return false
  }
}

/** Whether a row takes what was presented; asked before any look-up. */
export function takes(row: Row, presented: Presented): boolean {
  switch (row.credential) {
    case 'none':
      return true
    case 'identity':
      return presented.bearer !== null
    case 'key':
      return presented.apiKey !== null
    case 'identity|key':
      return presented.bearer !== null || presented.apiKey !== null
  }
}

/** Whether the verified caller is of a kind that the row takes: a second lock, should a look-up err. */
export function admits(credential: Credential, caller: KnownCaller): boolean {
  const byIdentityToken = caller.kind === 'user' || caller.exchanged
  switch (credential) {
    case 'none':
    case 'identity|key':
      return true
    case 'identity':
      return byIdentityToken
    case 'key':
      return !byIdentityToken
  }
}
