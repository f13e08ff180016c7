/** One-time passwords and what is kept of them, under a secret that only the server has. */
export interface OneTimePasswords {
  /** Eight random digits. */
  create(): string
  /**
   * HMAC-SHA-256 in hexadecimal, bound to the invitation: that of one is worth nothing at another.
   */
  digest(invitationId: string, password: string): string
  /** The one id that an address has in an account; nobody without the secret can tell it. */
  invitationId(accountId: string, address: string): string
  /** What mails to an address are counted under; it tells the address to nobody either. */
  addressId(address: string): string
}
