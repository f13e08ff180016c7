import { mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stack } from './stack.ts'

/**
 * Waits until no other process or thread has the turn, and returns the function that ends it. The
 * turn is a folder, which each start of the stack deletes.
 */
export async function takeTurn(name: string): Promise<() => void> {
  const folder = join(dirname(stack.FUNCTIONS_FOLDER), name)
  while (!make(folder)) await wait(100)
  return () => rmdirSync(folder)
}

/** Whether this call made the folder. Of several concurrent calls of mkdir, only one succeeds. */
function make(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
