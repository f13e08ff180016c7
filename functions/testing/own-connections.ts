const { fetch: fetchOverKept } = globalThis
/**
 * Gives each request its own connection. On a busy machine the server may close a kept connection
 * just as a request arrives, which would then get no answer.
 */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('connection', 'close')
  return fetchOverKept(input, { ...init, headers })
}
