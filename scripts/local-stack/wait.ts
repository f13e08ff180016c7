import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 25

/** Resolves when something accepts connections on the port; rejects when the signal says to give up. */
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
