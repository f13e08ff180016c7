import { createRequire } from 'node:module'
import { z } from 'zod'
import type { Place } from './deployment.ts'
import { multiRegion } from './names.ts'

/** The project's default bucket in Firebase, to which Storage rules and clients refer. */
export async function readBucketName({ project, read }: Pick<Place, 'project' | 'read'>) {
  const url = `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`
  const found = await read.get(url, z.object({ bucket: z.object({ name: z.string() }) }))
  return found?.bucket.name.split('/').at(-1)
}

/**
 * The Firebase CLI's own rule, so that the preflight predicts what the CLI rejects. Its list lacks
 * London, but a trigger and its function may be in different regions:
 * https://cloud.google.com/eventarc/docs/understand-locations
 */
const rule = createRequire(import.meta.url)('firebase-tools-deploy/lib/gcp/location.js') as {
  regionInLocation(region: string, location: string): boolean
}
const { regionInLocation } = rule
rule.regionInLocation = (region, from) =>
  multiRegion(region).toLowerCase() === from || regionInLocation(region, from)

/** Whether a function in the region can receive events from a bucket in the location. */
export function canListen(region: string, location: string): boolean {
  const from = location.toLowerCase()
  return from === region || from === 'us-central1' || rule.regionInLocation(region, from)
}
