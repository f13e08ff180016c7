/** Writes a structured log line. `severity` and `message` are Cloud Logging's own fields. */
export type Log = (
  severity: 'INFO' | 'WARNING' | 'ERROR' | 'ALERT',
  message: string,
  fields?: Record<string, unknown>,
) => void

/** Cloud Logging reads one JSON object per line from standard output. */
export const writeLog: Log = (severity, message, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ severity, message, ...fields })}\n`)
}
