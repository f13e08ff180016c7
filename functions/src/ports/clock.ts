export interface Clock {
  now(): Date
  /** Resolves after that time, or at once if the signal fires. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}
