import { decodeJwt } from 'jose'

const bearerScheme = /^Bearer +(\S+)$/i

/** Google's tokens spell their issuer in these two ways. */
const googleIssuers: readonly string[] = ['https://accounts.google.com', 'accounts.google.com']

/**
 * The caller's bearer token; undefined without a token, and empty for another scheme. The gateway
 * moves the caller's token to X-Forwarded-Authorization and puts its own token into Authorization.
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
 * True if Authorization has a token of the gateway. Does not verify the token's signature, so use
 * the result only in a function that nobody but the gateway may call.
 */
export function isThroughGateway(
  header: (name: string) => string | undefined,
  gatewayIssuers: readonly string[] = googleIssuers,
): boolean {
  return gatewayIssuers.includes(issuerOf(bearerOf(header('authorization') ?? '')))
}

function bearerOf(authorization: string): string {
  return bearerScheme.exec(authorization)?.[1] ?? ''
}

/** Does not verify the token, because the gateway's token is never used as a credential. */
function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? ''
  } catch {
    return ''
  }
}
