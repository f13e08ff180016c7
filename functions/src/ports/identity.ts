/**
 * What a verified identity token says. Claims are never trusted for roles: the account record
 * decides.
 */
export type Identity = {
  uid: string
  email: string | null
  /** Present on a token exchanged from an API key. */
  apiKeyId: string | null
  /**
   * When they signed in, which renewing a token does not change; null where the token does not say,
   * and for an anonymous user, who cannot sign in again.
   */
  signedInAt: Date | null
}

/** Verifies the identity tokens of callers. */
export interface IdentityVerifier {
  /**
   * undefined for a token that is malformed, unsigned, expired, foreign or for another audience.
   * Throws `Unavailable` where the keys cannot be had.
   */
  verify(token: string): Promise<Identity | undefined>
}
