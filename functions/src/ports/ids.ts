export interface Ids {
  /** `<prefix>_` and 128 random bits in base62. */
  random(
    prefix:
      | 'an'
      | 'fld'
      | 'dev'
      | 'tok'
      | 'whk'
      | 'inv'
      | 'exp'
      | 'evt'
      | 'dlv'
      | 'req'
      | 'run'
      | 'swp',
  ): string
}
