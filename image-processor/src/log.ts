/** Cloud Logging reads one JSON object a line from standard output, with `severity` and `message` as its own fields. */
export type Log = (
  severity: 'INFO' | 'WARNING' | 'ERROR' | 'ALERT',
  message: string,
  fields?: Record<string, unknown>,
) => void

export const writeLog: Log = (severity, message, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ severity, message, ...fields })}\n`)
}
