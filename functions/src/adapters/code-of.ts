/** The `code` of an error: a google.rpc.Code, an HTTP status or an error name of Node.js. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
