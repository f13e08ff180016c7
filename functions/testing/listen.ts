import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a test server on a free port and returns its URL. */
export async function listen(server: Server): Promise<string> {
  // On a busy machine the server may close an idle connection just as a request arrives.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
