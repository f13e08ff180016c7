import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '@plant/common/errors'

/** The commands that run, which a signal interrupts before it ends this process. */
export const running = new Set<ChildProcess>()
const acts = new Set<() => Promise<void>>()
let ending: NodeJS.Signals | undefined
let listens = false

/** The signal that ends the process, after which no command may begin. */
export const endedBy = () => ending

export function listenForSignals(): void {
  if (listens) return
  listens = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(signal))
}

/** Does the work and then the act, which a signal does not skip. */
export async function andLastly<T>(work: () => Promise<T>, act: () => Promise<void>): Promise<T> {
  acts.add(act)
  try {
    return await work()
  } finally {
    acts.delete(act)
    await act()
  }
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (ending) return
  ending = signal
  for (const { pid, exitCode } of running)
    if (pid && exitCode === null) process.kill(-pid, 'SIGINT')
  while (running.size > 0) await sleep(50)
  for (const act of acts) await act().catch((error) => process.stderr.write(messageOf(error)))
  process.exit(130)
}
