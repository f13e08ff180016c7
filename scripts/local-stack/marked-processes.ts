import { readdirSync, readFileSync } from 'node:fs'

/** A variable in the environment of every process of a stack, inherited by their children. */
export const stackMark = 'PLANT_STACK_ID'

/**
 * Kills every process that carries the mark of a stack, and returns how many.
 * firebase-tools starts Java detached: neither process group nor parent finds it after a crash.
 * Finds none where there is no /proc, as on macOS.
 */
export function killMarked(stackId: string): number {
  const marked = listMarked(stackId)
  for (const pid of marked) kill(pid)
  return marked.length
}

/** The ids of the processes that carry the mark of a stack, without this one. */
export function listMarked(stackId: string): number[] {
  const needle = `${stackMark}=${stackId}\0`
  return processIds().filter((pid) => pid !== process.pid && environmentOf(pid).includes(needle))
}

function processIds(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
  } catch {
    return []
  }
}

/** Empty for a process that is gone or belongs to someone else. */
function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself in the meantime.
  }
}
