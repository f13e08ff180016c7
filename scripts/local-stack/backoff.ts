const firstDelayMs = 50
const delayMaxMs = 5_000

/** The delay before a restart. Each death within 2 s of a start doubles the delay, up to 5 s. */
export function restartDelayMs(quickDeaths: number): number {
  return Math.min(firstDelayMs * 2 ** quickDeaths, delayMaxMs)
}
