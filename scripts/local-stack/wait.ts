import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 25

/** Waits until the port accepts connections. Throws when the signal aborts. */
export async function waitForPort(port: number, signal: AbortSignal): Promise<void> {
  while (!(await accepts(port))) await sleep(pollMs, undefined, { signal })
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
