/** Tokens that the generative-AI provider signs with its own keys. */
export interface JwtVerifier {
  /** Returns undefined for a token of another issuer, audience or time. Throws `Unavailable`. */
  verify(token: string): Promise<Record<string, unknown> | undefined>
}
