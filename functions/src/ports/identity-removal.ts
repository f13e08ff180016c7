/** Removes users from the identity provider. Throws `Unavailable`. */
export interface IdentityRemoval {
  /** Tokens stay valid for up to an hour. A user who does not exist is no error. */
  remove(uids: readonly string[]): Promise<void>
}
