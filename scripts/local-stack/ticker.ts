import { setTimeout as sleep } from 'node:timers/promises'
import { urlOf } from './ports.ts'

/** A round takes a tenth of a second of processor time, even if there is nothing to do. */
const intervalMs = 5_000

/** Calls the scheduled function, one call at a time, because no emulator runs schedules. */
export function startTicker(port: number): { stop(): void } {
  const stopped = new AbortController()
  void tick(port, stopped.signal)
  return { stop: () => stopped.abort() }
}

/** Runs the sweeper once, as Cloud Scheduler does. */
export async function sweep(port: number, signal?: AbortSignal): Promise<void> {
  const headers = { 'x-cloudscheduler': 'true', 'x-cloudscheduler-jobname': 'sweep' }
  const response = await fetch(urlOf(port), { method: 'POST', headers, signal: signal ?? null })
  await response.arrayBuffer()
}

async function tick(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.allSettled([sweep(port, signal)])
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
  }
}
