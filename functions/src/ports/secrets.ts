/** Random values that nobody may guess. Ids have their own port. */
export interface Secrets {
  /** Random characters of base 62, all equally likely. */
  base62(characters: number): string
}
