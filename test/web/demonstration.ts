import { mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stack } from '@plant/testing/stack'
import { seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'

export type Seeded = Awaited<ReturnType<typeof seedDemonstration>>

/** Each start of a stack empties this folder. */
const turn = join(dirname(stack.FUNCTIONS_FOLDER), 'demonstration-is-made')

/**
 * The demonstration, made where it is not there. One test file does so after the other: two at once
 * would both find nothing, and the second to register a device would be refused.
 */
export async function demonstration(): Promise<Seeded> {
  while (!takeTurn()) await wait(100)
  try {
    return await seedDemonstration(process.env)
  } finally {
    rmdirSync(turn)
  }
}

/** Whether it is this process's turn: of all that make a folder at once, one does. */
function takeTurn(): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
