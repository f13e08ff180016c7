/** Tokens that the generative-AI provider signs with its own keys. */
export interface JwtVerifier {
  /**
   * The claims; undefined for a token that is not the provider's, not for us, or of another time.
   * Throws `Unavailable`.
   */
  verify(token: string): Promise<Record<string, unknown> | undefined>
}
