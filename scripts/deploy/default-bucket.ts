import { z } from 'zod'
import type { Place } from './deployment.ts'

const defaultBucket = z.object({ bucket: z.object({ name: z.string() }) })

/** The project's default bucket in Firebase, to which Storage rules and clients refer. */
export async function readBucketName({ project, read }: Pick<Place, 'project' | 'read'>) {
  const url = `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`
  const found = await read.get(url, defaultBucket)
  return found?.bucket.name.split('/').at(-1)
}
