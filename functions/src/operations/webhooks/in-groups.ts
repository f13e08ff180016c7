import type { Clock } from '../../ports/context.ts'

/** Each group costs a round trip, which takes about as long. */
const togetherMs = 50

/**
 * Returns a function that hands each of `count` items to `handle`, together with the items that
 * come in the next 50 ms or while `handle` is busy with others. Waits for nothing once all items
 * have come. `isLast` says that none is left. Throws what `handle` throws.
 */
export function inGroups<T>(
  clock: Pick<Clock, 'timeout'>,
  count: number,
  handle: (items: readonly T[], isLast: boolean) => Promise<void>,
): (item: T) => Promise<void> {
  const waiting: T[] = []
  let left = count
  let running: Promise<void> | undefined
  let allCame = (): void => undefined
  async function run(): Promise<void> {
    try {
      await new Promise<void>((passed) => {
        const onTime = clock.timeout(togetherMs)
        onTime.addEventListener('abort', () => passed(), { once: true })
        allCame = passed
        if (waiting.length === left) allCame()
      })
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
    if (waiting.length === left) allCame()
    return running
  }
}
