/** Random values that nobody may guess. Ids have their own port. */
export interface Secrets {
  /** Random characters of base 62, all equally likely. */
  base62(characters: number): string
}

/**
 * Encryption at rest. It is asynchronous so that Cloud KMS can implement it. `purpose` is bound to
 * the text: a text that was sealed for one document does not open for another.
 */
export interface SecretBox {
  seal(secret: string, purpose: string): Promise<string>
  /** Whether the text was sealed with the key that `seal` uses now. */
  isCurrent(sealed: string): boolean
  /** Throws if the text was altered, has another purpose, or needs a removed key. */
  open(sealed: string, purpose: string): Promise<string>
}

/** One-time passwords and their digests, which depend on a secret of the server. */
export interface OneTimePasswords {
  /** Eight random digits. */
  create(): string
  /** HMAC-SHA-256 in hexadecimal. It covers the invitation id, so it fits no other invitation. */
  digest(invitationId: string, password: string): string
  /** The fixed id of an address in an account. Nobody can compute it without the secret. */
  invitationId(accountId: string, address: string): string
  /** The id under which mails to an address are counted. It does not reveal the address. */
  addressId(address: string): string
}

/** Tokens that the generative-AI provider signs with its own keys. */
export interface JwtVerifier {
  /** Returns undefined for a token of another issuer, audience or time. Throws `Unavailable`. */
  verify(token: string): Promise<Record<string, unknown> | undefined>
}
