import { readdirSync, readFileSync } from 'node:fs'

/** The environment variable that marks every process of a stack and its children. */
export const stackMark = 'PLANT_STACK_ID'

/**
 * Kills every process with the mark of a stack and returns the number of killed processes.
 * firebase-tools starts Java detached, so after a crash neither the process group nor the parent
 * identifies Java. Finds no process on systems without /proc, such as macOS.
 */
export function killMarked(stackId: string): number {
  const marked = listMarked(stackId)
  for (const pid of marked) kill(pid)
  return marked.length
}

/** The ids of the processes with this value of a variable, except this process. */
export function listMarked(value: string, variable = stackMark): number[] {
  const needle = `${variable}=${value}\0`
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

/** The variables of a process, or an empty text for an ended or another user's process. */
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
    // The process has already ended.
  }
}
