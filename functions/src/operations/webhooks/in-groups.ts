/** Receivers of one event mostly answer within a few milliseconds of each other. */
const togetherMs = 10

/**
 * Returns a function that hands its item to `handle`, together with the items that come in the next
 * 10 ms or while `handle` is busy with others. Throws what `handle` throws.
 */
export function inGroups<T>(
  handle: (items: readonly T[]) => Promise<void>,
): (item: T) => Promise<void> {
  const waiting: T[] = []
  let running: Promise<void> | undefined
  async function run(): Promise<void> {
    try {
      await new Promise((passed) => setTimeout(passed, togetherMs))
      while (waiting.length > 0) await handle(waiting.splice(0))
    } finally {
      running = undefined
    }
  }
  return (item) => {
    waiting.push(item)
    running ??= run()
    return running
  }
}
