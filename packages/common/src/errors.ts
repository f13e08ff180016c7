import { inspect } from 'node:util'

/** Formats an error for the log field `stack_trace`, which Error Reporting reads first. */
export function stackTrace(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error)
  const stack = error.stack ?? String(error)
  return error.cause instanceof Error
    ? `${stack}\ncaused by ${error.cause.stack ?? String(error.cause)}`
    : stack
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
