/** One-time passwords and their digests, which depend on a secret of the server. */
export interface OneTimePasswords {
  /** Eight random digits. */
  create(): string
  /** HMAC-SHA-256 in hexadecimal. It includes the invitation, so it is useless for another one. */
  digest(invitationId: string, password: string): string
  /** The fixed id of an address in an account. Nobody can compute it without the secret. */
  invitationId(accountId: string, address: string): string
  /** The id under which mails to an address are counted. It does not reveal the address. */
  addressId(address: string): string
}
