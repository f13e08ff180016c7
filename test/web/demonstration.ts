import { takeTurn } from '@plant/testing/turn'
import { seedDemonstration } from '../../scripts/demo/seed-demonstration.ts'

export type Seeded = Awaited<ReturnType<typeof seedDemonstration>>

/**
 * Seeds the demonstration data if the data are missing. Only one test file at a time may seed the
 * data. If two files seeded the data at once, both would register the same devices, and the service
 * would reject the second call.
 */
export async function demonstration(): Promise<Seeded> {
  const endTurn = await takeTurn('demonstration-is-made')
  try {
    return await seedDemonstration(process.env)
  } finally {
    endTurn()
  }
}
