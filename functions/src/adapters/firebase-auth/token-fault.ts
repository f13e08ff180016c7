import { errors } from 'jose'

/** Whether the token caused the error. False if the keys are invalid or could not be fetched. */
export function isTokenFault(error: unknown): boolean {
  if (error instanceof errors.JWKSNoMatchingKey) return true
  // The token has no `kid`, so several keys match.
  if (error instanceof errors.JWKSMultipleMatchingKeys) return true
  if (!(error instanceof errors.JOSEError)) return false
  return error.code !== 'ERR_JOSE_GENERIC' && !error.code.startsWith('ERR_JWKS_')
}
