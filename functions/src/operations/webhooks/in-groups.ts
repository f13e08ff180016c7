/** Receivers of one event mostly answer within a few milliseconds of each other. */
const togetherMs = 10

/**
 * Returns a function that hands each of `count` items to `handle`, together with the items that
 * come in the next 10 ms or while `handle` is busy with others. `isLast` says that none is left.
 * Throws what `handle` throws.
 */
export function inGroups<T>(
  count: number,
  handle: (items: readonly T[], isLast: boolean) => Promise<void>,
): (item: T) => Promise<void> {
  const waiting: T[] = []
  let left = count
  let running: Promise<void> | undefined
  async function run(): Promise<void> {
    try {
      if (waiting.length < left) await new Promise((passed) => setTimeout(passed, togetherMs))
      while (waiting.length > 0) {
        const items = waiting.splice(0)
        left -= items.length
        await handle(items, left === 0)
      }
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
