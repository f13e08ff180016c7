import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const firstPort = 22_000
const ports = 10_000

/**
 * A port that nobody holds. It lies below those that the system hands out itself, from 32768 on.
 * Each server that listens on port 0 and each connection takes one of these, and could take the one
 * that was found before its caller listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + randomInt(ports)
    if (await isFree(port)) return port
  }
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
