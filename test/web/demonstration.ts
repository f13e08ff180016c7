import { mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stack } from '@plant/testing/stack'
import { seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'

export type Seeded = Awaited<ReturnType<typeof seedDemonstration>>

/** A folder that exists while a process seeds data. Each start of the stack deletes the folder. */
const turn = join(dirname(stack.FUNCTIONS_FOLDER), 'demonstration-is-made')

/**
 * Seeds the demonstration data if the data are missing. Only one test file at a time may seed the
 * data. If two files seeded the data at once, both would register the same devices, and the service
 * would reject the second call.
 */
export async function demonstration(): Promise<Seeded> {
  while (!takeTurn()) await wait(100)
  try {
    return await seedDemonstration(process.env)
  } finally {
    rmdirSync(turn)
  }
}

/** Whether this process may seed data. Of several concurrent calls of mkdir, only one succeeds. */
function takeTurn(): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
