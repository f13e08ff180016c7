/** A verified identity token. Roles come from the account record, never from claims. */
export type Identity = {
  uid: string
  email: string | null
  /** Set in a token exchanged for an API key. */
  apiKeyId: string | null
  /**
   * When the user signed in, which a token refresh does not change. Null if the token does not say,
   * and for anonymous users, who cannot sign in again.
   */
  signedInAt: Date | null
}

export interface IdentityVerifier {
  /** Returns undefined for an invalid token. Throws `Unavailable` if it cannot fetch the keys. */
  verify(token: string): Promise<Identity | undefined>
}
