/**
 * Makes a value at its first use and keeps it. A failure is not kept. For SDKs that take a tenth of
 * a second to load and that most cold starts never call.
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
