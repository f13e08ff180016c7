/**
 * Encryption at rest. It is asynchronous so that Cloud KMS can implement it. `purpose` is bound to
 * the text: a text that was sealed for one document does not open for another.
 */
export interface SecretBox {
  seal(secret: string, purpose: string): Promise<string>
  /** Whether it was sealed with the key that `seal` uses. */
  isCurrent(sealed: string): boolean
  /** Throws if the text was altered, has another purpose, or needs a removed key. */
  open(sealed: string, purpose: string): Promise<string>
}
