import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { Problem } from './problem.ts'

export type CallerSettings = {
  issuer: string
  jwksUrl: string
  audience: string
  emails: readonly string[]
}

/**
 * Throws a 403 `Problem` unless the `Authorization` header has an identity token of an allowed
 * service.
 */
export type VerifyCaller = (authorization: string | undefined) => Promise<void>

const claimsSchema = z.object({ email: z.email(), email_verified: z.literal(true) })

/**
 * Makes a function that checks the signature (RS256), issuer, audience, expiry and service account
 * of a Google-signed identity token.
 *
 * Cloud Run's own check is not enough, because Cloud Run admits every holder of the invoker role.
 * Nobody would notice a role that was granted by mistake. Throws a 503 `Problem` when the keys
 * cannot be read, so that the caller tries again.
 */
export function createVerifyCaller(settings: CallerSettings): VerifyCaller {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: 3000 })
  const allowed = new Set(settings.emails)
  return async (authorization) => {
    const [, token = ''] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? []
    const claims = await verify(token, keys, settings)
    // One message for every fault, so that an attacker learns nothing from the message.
    if (claims === undefined || !allowed.has(claims.email))
      throw new Problem(403, 'PERMISSION_DENIED', 'A valid service identity token is required.')
  }
}

async function verify(
  token: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  settings: CallerSettings,
): Promise<z.infer<typeof claimsSchema> | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: settings.issuer,
      audience: settings.audience,
      requiredClaims: ['exp', 'iat', 'email'],
      clockTolerance: 5,
    })
    return claimsSchema.safeParse(payload).data
  } catch (error) {
    if (isAboutToken(error)) return undefined
    throw new Problem(503, 'UNAVAILABLE', 'The keys of the token issuer cannot be read.', error)
  }
}

/** Whether an error is about the token. Other errors mean that the keys could not be read. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return error.code !== 'ERR_JOSE_GENERIC' && !(error instanceof errors.JWKSTimeout)
}
