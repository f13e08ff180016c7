import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'

/** The functions emulator uses a process of about 210 MB for each task in flight. */
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

/** Limits the task queues of a local run to the memory of a laptop. */
export function limitTaskDispatches(functionsFolder: string): void {
  const file = join(functionsFolder, 'functions.yaml')
  const manifest = manifestSchema.parse(readJson(file))
  for (const { taskQueueTrigger } of Object.values(manifest.endpoints)) {
    if (!taskQueueTrigger) continue
    taskQueueTrigger.rateLimits = {
      ...taskQueueTrigger.rateLimits,
      maxConcurrentDispatches: dispatchesMax,
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}
