/** Returns the innermost cause, such as ECONNREFUSED, which `fetch` wraps in its own error. */
export function rootCauseOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
