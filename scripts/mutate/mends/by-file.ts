/**
 * The mends of each file: the id in the title of the test that must fail, the text without which
 * the finding is back, which stands once in the file, and what takes its place.
 */
export type MendsByFile = Readonly<
  Record<string, readonly (readonly [finding: string, was: string, becomes?: string])[]>
>
