/** Random values that nobody may guess. For ids, use the port `Ids`. */
export interface Secrets {
  /** Returns random base 62 characters, which are all equally likely. */
  base62(characters: number): string
}

/**
 * Encryption at rest. `seal` and `open` are asynchronous, so that Cloud KMS could be used. A text
 * that was sealed for one `purpose`, such as a document's id, cannot be opened for another purpose.
 */
export interface SecretBox {
  seal(secret: string, purpose: string): Promise<string>
  /** Whether the text was sealed with the key that `seal` uses now. */
  isCurrent(sealed: string): boolean
  /** Throws if the text was altered, has another purpose, or needs a key that was removed. */
  open(sealed: string, purpose: string): Promise<string>
}

/** One-time passwords and their digests, which depend on a secret of the server. */
export interface OneTimePasswords {
  /** Eight random digits. */
  create(): string
  /** An HMAC-SHA-256, in hexadecimal, that covers the invitation's id and the password. */
  digest(invitationId: string, password: string): string
  /** The constant id of an address in an account. Computing the id requires the secret. */
  invitationId(accountId: string, address: string): string
  /** The id under which mails to an address are counted, without revealing the address. */
  addressId(address: string): string
}

/** Tokens that the generative-AI provider signs with its own keys. */
export interface JwtVerifier {
  /** Returns the claims, or undefined if the token is not valid. Throws `Unavailable`. */
  verify(token: string): Promise<Record<string, unknown> | undefined>
}
