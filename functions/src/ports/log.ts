export type LogSeverity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR' | 'ALERT'

/** Writes structured JSON lines. Never pass a secret, a token, an image or a coordinate. */
export interface Log {
  write(severity: LogSeverity, message: string, fields?: Record<string, unknown>): void
}
