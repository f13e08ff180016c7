import { mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stack } from '@plant/testing/stack'
import { seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'

export type Seeded = Awaited<ReturnType<typeof seedDemonstration>>

/** Each start of the stack empties this folder. */
const turn = join(dirname(stack.FUNCTIONS_FOLDER), 'demonstration-is-made')

/**
 * Seeds the demonstration if it is missing. Only one test file at a time may do so, because the
 * second of two would be rejected when it registers a device.
 */
export async function demonstration(): Promise<Seeded> {
  while (!takeTurn()) await wait(100)
  try {
    return await seedDemonstration(process.env)
  } finally {
    rmdirSync(turn)
  }
}

/** Whether this process may seed: only one of several concurrent calls of mkdir succeeds. */
function takeTurn(): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
