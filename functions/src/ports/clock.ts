export interface Clock {
  now(): Date
  /** Resolves after that time, or at once when the signal fires. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}
