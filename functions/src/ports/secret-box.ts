/**
 * Encryption at rest, asynchronous so that Cloud KMS can stand behind it. `purpose` is bound to the
 * text: what was sealed for one document does not open for another.
 */
export interface SecretBox {
  seal(secret: string, purpose: string): Promise<string>
  /** Whether it was sealed under the key that `seal` uses. */
  isCurrent(sealed: string): boolean
  /**
   * Throws where the text was altered, sealed for another purpose, or under a key that is no longer
   * configured.
   */
  open(sealed: string, purpose: string): Promise<string>
}
