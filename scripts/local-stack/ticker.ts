import { setTimeout as sleep } from 'node:timers/promises'
import { urlOf } from './ports.ts'

const intervalMs = 2_000

/** Calls the scheduled function, one call at a time, because no emulator runs schedules. */
export function startTicker(port: number): { stop(): void } {
  const stopped = new AbortController()
  void tick(port, stopped.signal)
  return { stop: () => stopped.abort() }
}

async function tick(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.allSettled([
      fetch(urlOf(port), {
        method: 'POST',
        headers: { 'x-cloudscheduler': 'true', 'x-cloudscheduler-jobname': 'sweep' },
        signal,
      }).then((response) => response.arrayBuffer()),
    ])
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
  }
}
