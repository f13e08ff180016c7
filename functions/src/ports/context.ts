/** The context of a call to a port: the request's id, and the signal that aborts the call. */
export type CallContext = { requestId: string; signal: AbortSignal }

/** A dependency did not answer in time. A later attempt may succeed. */
export class Unavailable extends Error {
  readonly part: string

  constructor(part: string, cause?: unknown) {
    super(`${part} is unavailable`, { cause })
    this.name = 'Unavailable'
    this.part = part
  }
}

export interface Clock {
  now(): Date
  /** Resolves after this time, or as soon as the signal fires. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Resolves after a random time of at most `longestMs`, or as soon as the signal fires. */
  pause(longestMs: number, signal: AbortSignal): Promise<void>
  /** Returns a signal that fires after this time. */
  timeout(milliseconds: number): AbortSignal
}

// biome-ignore format: as a list
type IdPrefix =
  | 'an' | 'fld' | 'dev' | 'tok' | 'whk' | 'inv' | 'exp' | 'evt' | 'dlv' | 'req' | 'run' | 'swp' | 'cmt'

export interface Ids {
  /** Returns `<prefix>_` and 128 random bits in base 62. */
  random(prefix: IdPrefix): string
}

export type LogSeverity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR' | 'ALERT'

/** Writes structured JSON lines. Never pass a secret, a token, an image or a coordinate. */
export interface Log {
  write(severity: LogSeverity, message: string, fields?: Record<string, unknown>): void
}
