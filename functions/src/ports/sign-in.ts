import type { CallContext } from './context.ts'

type IssuedToken = { idToken: string; expiresInSeconds: number; expiresAt: Date }

/** Issues identity tokens to callers with an API key. */
export interface TokenIssuer {
  /**
   * Returns an identity token of the provider for `uid`, with the claim `apiKeyId`, and keeps no
   * refresh token. Throws `Unavailable` if the provider issues none.
   */
  issue(subject: { uid: string; apiKeyId: string }, context: CallContext): Promise<IssuedToken>
}

/** The provider's records of users, for operators' commands. */
export interface UserDirectory {
  /** Returns undefined if the user does not exist. */
  find(uid: string): Promise<{ email: string | null } | undefined>
  /** Sets the claim `role` and keeps the other claims. */
  mirrorRole(uid: string, role: string): Promise<void>
}
