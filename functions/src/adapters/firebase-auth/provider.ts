/** The issuer of a provider's tokens, their audience and their keys. */
export type IdentityProvider = { issuer: string; audience: string; jwksUrl: string }

/** The `iss` of a project's identity tokens. */
export function firebaseIssuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`
}

/** Follows https://firebase.google.com/docs/auth/admin/verify-id-tokens. */
export function firebaseProvider(projectId: string): IdentityProvider {
  return {
    issuer: firebaseIssuer(projectId),
    audience: projectId,
    jwksUrl:
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  }
}
