import type { CallContext } from './context.ts'

type IssuedToken = { idToken: string; expiresInSeconds: number; expiresAt: Date }

/** Makes identity tokens for those who proved themselves by an API key. */
export interface TokenIssuer {
  /**
   * A real identity token of the provider for `uid`, with the claim `apiKeyId`. Nothing that would
   * renew it is kept. Throws `Unavailable` where the provider does not give one.
   */
  issue(subject: { uid: string; apiKeyId: string }, context: CallContext): Promise<IssuedToken>
}

/** What the provider knows of a user, for the operator's own commands. */
export interface UserDirectory {
  /** undefined where there is no such user. */
  find(uid: string): Promise<{ email: string | null } | undefined>
  /** Sets the claim `role`, and leaves the other claims as they are. */
  mirrorRole(uid: string, role: string): Promise<void>
}
