/** Takes users out of the identity provider. Throws `Unavailable`. */
export interface IdentityRemoval {
  /**
   * From then on nobody signs in as them; tokens that they hold are good for up to an hour. Who is
   * not there is no error.
   */
  remove(uids: readonly string[]): Promise<void>
}
