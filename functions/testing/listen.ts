import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The address of a server of a test, which listens on a free port from now on. */
export async function listen(server: Server): Promise<string> {
  // A busy machine may send into a connection just as the server closes it for idleness.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
