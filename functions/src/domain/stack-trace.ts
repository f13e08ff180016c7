import { inspect } from 'node:util'

/**
 * Whatever was thrown, with its stack and that of its cause, as the log field `stack_trace` has it:
 * Error Reporting reads that one first, and looks at no field of another name beside a message.
 */
export function stackTrace(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error)
  const stack = error.stack ?? String(error)
  return error.cause instanceof Error
    ? `${stack}\ncaused by ${error.cause.stack ?? String(error.cause)}`
    : stack
}
