/** Removes users from the identity provider. Throws `Unavailable`. */
export interface IdentityRemoval {
  /**
   * Nobody can sign in as these users any more, but their tokens stay valid for up to an hour. A
   * user who does not exist is no error.
   */
  remove(uids: readonly string[]): Promise<void>
}
