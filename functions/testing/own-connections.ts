const { fetch: fetchOverKept } = globalThis

/**
 * Opens a new connection for each request. On a busy machine, the server may close an idle
 * connection just as a request arrives. A request on a closed connection would get no response.
 */
const fetchOverNew: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('connection', 'close')
  return fetchOverKept(input, { ...init, headers })
}

// A worker runs this file before each of its test files.
if (fetchOverKept.name !== fetchOverNew.name) globalThis.fetch = fetchOverNew
