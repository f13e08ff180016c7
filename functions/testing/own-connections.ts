import { fetch as fetchOverKept, Headers, install, Request } from 'undici'

/**
 * Opens a new connection for each request. On a busy machine, the server may close an idle
 * connection just as a request arrives. A request on a closed connection would get no response.
 */
const fetchOverNew: typeof fetchOverKept = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('connection', 'close')
  return fetchOverKept(input, { ...init, headers })
}

// A worker runs this file before each of its test files.
if (globalThis.fetch.name !== fetchOverNew.name) {
  // Node's own copy ends the process if the server closes while an answer waits to be read
  // (nodejs/undici#5360).
  install()
  Object.assign(globalThis, { fetch: fetchOverNew })
}
