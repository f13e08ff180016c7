/**
 * Makes a value on first use and keeps it, but not if making it fails. For SDKs that take a tenth
 * of a second to load and that most cold starts never use.
 */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
