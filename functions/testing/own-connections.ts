const { fetch: fetchOverKept } = globalThis
/**
 * Each request uses its own connection: on a busy machine a request could reach a kept one just as
 * the server closes it, and would get no answer.
 */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('connection', 'close')
  return fetchOverKept(input, { ...init, headers })
}
