const firstDelayMilliseconds = 50
const delayMillisecondsMax = 5_000

/** A single death is mended at once; one that repeats right after the start waits twice as long each time. */
export function restartDelayMilliseconds(quickDeaths: number): number {
  return Math.min(firstDelayMilliseconds * 2 ** quickDeaths, delayMillisecondsMax)
}
