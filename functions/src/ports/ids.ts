export interface Ids {
  /** Returns `<prefix>_` and 128 random bits in base 62. */
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
