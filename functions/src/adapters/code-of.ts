/** The `code` of an error: a number of google.rpc.Code, an HTTP status or a name of Node's. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
