import { createRequire } from 'node:module'
import { z } from 'zod'

/** Uses the Firebase CLI's own function, so that the preflight predicts what the CLI rejects. */
const { regionInLocation } = z
  .object({
    regionInLocation: z.function({ input: [z.string(), z.string()], output: z.boolean() }),
  })
  .parse(createRequire(import.meta.url)('firebase-tools-deploy/lib/gcp/location.js'))

/** Whether a function in the region can receive events from a bucket in the location. */
export function canListen(region: string, location: string): boolean {
  const from = location.toLowerCase()
  return from === region || from === 'us-central1' || regionInLocation(region, from)
}
