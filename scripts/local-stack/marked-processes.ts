import { readdirSync, readFileSync } from 'node:fs'

/** Carried by every process that a stack starts and inherited by theirs, so that none can be lost at the end. */
export const stackMark = 'PLANT_STACK_ID'

/**
 * Kills whatever still carries the mark of a stack. The CLI of the emulators starts its Java processes detached, so
 * neither a process group nor a parent finds them after it died.
 * @returns how many were killed; 0 always where there is no /proc, as on macOS.
 */
export function killMarked(stackId: string): number {
  const marked = listMarked(stackId)
  for (const pid of marked) kill(pid)
  return marked.length
}

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
    // It ended by itself in the meantime, which is what was wanted.
  }
}
