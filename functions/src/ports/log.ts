export type LogSeverity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR' | 'ALERT'

/** Structured JSON lines. Never given a secret, a token, an image or a coordinate. */
export interface Log {
  write(severity: LogSeverity, message: string, fields?: Record<string, unknown>): void
}
