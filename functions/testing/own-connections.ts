const { fetch: fetchOverKept } = globalThis
/**
 * Each request has a connection of its own: a busy machine may send into a kept one just as the
 * server closes it for idleness, and then no answer comes.
 */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('connection', 'close')
  return fetchOverKept(input, { ...init, headers })
}
