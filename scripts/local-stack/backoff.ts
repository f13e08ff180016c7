const firstDelayMs = 50
const delayMaxMs = 5_000

/** A single death is mended at once; one that repeats right after the start waits twice as long each time. */
export function restartDelayMs(quickDeaths: number): number {
  return Math.min(firstDelayMs * 2 ** quickDeaths, delayMaxMs)
}
