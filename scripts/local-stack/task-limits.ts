import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A task in flight is a process of about 210 MB in the functions emulator, where production shares one. */
const dispatchesMax = 6

const manifestSchema = z
  .object({
    endpoints: z.record(
      z.string(),
      z
        .object({
          taskQueueTrigger: z
            .object({ rateLimits: z.object({}).passthrough().nullish() })
            .passthrough()
            .optional(),
        })
        .passthrough(),
    ),
  })
  .passthrough()

/** Holds the task queues of a local run to what a developer's machine bears. */
export function limitTaskDispatches(functionsFolder: string): void {
  const file = join(functionsFolder, 'functions.yaml')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const { taskQueueTrigger } of Object.values(manifest.endpoints)) {
    if (!taskQueueTrigger) continue
    taskQueueTrigger.rateLimits = {
      ...taskQueueTrigger.rateLimits,
      maxConcurrentDispatches: dispatchesMax,
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}
