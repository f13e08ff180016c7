import { decodeJwt } from 'jose'

const bearerScheme = /^Bearer +(\S+)$/i

/** The two spellings that Google's tokens are known to use. */
const googleIssuers: readonly string[] = ['https://accounts.google.com', 'accounts.google.com']

/**
 * The caller's bearer token; undefined where they sent none, empty where it is of another scheme.
 * The gateway puts its own Google token into Authorization and the caller's into
 * X-Forwarded-Authorization. A caller without one leaves only the gateway's, which is not theirs.
 */
export function callersBearer(
  header: (name: string) => string | undefined,
  gatewayIssuers: readonly string[] = googleIssuers,
): string | undefined {
  const forwarded = header('x-forwarded-authorization')
  if (forwarded) return bearerOf(forwarded)
  const authorization = header('authorization')
  if (!authorization) return undefined
  return isThroughGateway(header, gatewayIssuers) ? undefined : bearerOf(authorization)
}

/**
 * Whether Authorization holds a token of the gateway's. Its signature is not verified, so this says
 * something only in a function that nobody but the gateway may call.
 */
export function isThroughGateway(
  header: (name: string) => string | undefined,
  gatewayIssuers: readonly string[] = googleIssuers,
): boolean {
  const issuer = issuerOf(bearerOf(header('authorization') ?? ''))
  return issuer !== undefined && gatewayIssuers.includes(issuer)
}

function bearerOf(authorization: string): string {
  return bearerScheme.exec(authorization)?.[1] ?? ''
}

/** Unverified on purpose: a token of the gateway is left out, and leaving out lets nobody in. */
function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}
