import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const firstPort = 22_000
const ports = 10_000
/** The ports of this process, some of which nothing listens on yet, or for a moment. */
const given = new Set<number>()

/**
 * Returns an unused port below 32768, and never the same port twice. The system assigns higher
 * ports by itself, so it could give a higher port to another process before the caller listens on
 * that port. Throws if this process has tried every port.
 */
export async function freePort(): Promise<number> {
  while (given.size < ports) {
    const port = firstPort + randomInt(ports)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${firstPort} to ${firstPort + ports - 1} is left`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
