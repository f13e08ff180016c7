/** Randomness for what must not be guessed; ids have a port of their own. */
export interface Secrets {
  /** That many characters of base 62, each equally likely. */
  base62(characters: number): string
}
