import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { bucketCors, bucketLifecycle } from '../../common/bucket-rules.ts'
import { buildBucket } from '../names.ts'
import { command, type Step } from '../step.ts'

const bucketState = z.object({
  softDeletePolicy: z.object({ retentionDurationSeconds: z.coerce.number().default(0) }).optional(),
  lifecycle: z.unknown().optional(),
  cors: z.unknown().optional(),
  iamConfiguration: z
    .object({
      uniformBucketLevelAccess: z.object({ enabled: z.boolean().default(false) }).optional(),
    })
    .optional(),
})

const urlOf = (bucket: string) => `https://storage.googleapis.com/storage/v1/b/${bucket}`

/**
 * Sets the rules of the photo bucket, and replaces rules that an operator set by hand. Deletion is
 * final at once, because an erased photo must not stay for the usual seven days. Only roles grant
 * access, because a role cannot have a condition in a bucket with access per object.
 */
export const photoBucket: Step = {
  title: 'Set the rules of the bucket of photos',
  async plan({ bucket, project, folders, read }) {
    const found = await read.get(urlOf(bucket), bucketState)
    if (found && isAsWanted(found)) return []
    const lifecycleFile = join(folders.work, 'lifecycle.json')
    const corsFile = join(folders.work, 'cors.json')
    return [
      command(
        'Set the rules of the bucket',
        `gcloud storage buckets update gs://${bucket} --lifecycle-file=${lifecycleFile}
          --cors-file=${corsFile} --clear-soft-delete --uniform-bucket-level-access
          --project=${project}`,
        {
          files: {
            [lifecycleFile]: JSON.stringify(bucketLifecycle),
            [corsFile]: JSON.stringify(bucketCors),
          },
        },
      ),
    ]
  },
}

function isAsWanted(found: z.infer<typeof bucketState>): boolean {
  const { softDeletePolicy, lifecycle, cors, iamConfiguration } = found
  return (
    isDeepStrictEqual(lifecycle, bucketLifecycle) &&
    isDeepStrictEqual(cors, bucketCors) &&
    iamConfiguration?.uniformBucketLevelAccess?.enabled === true &&
    (softDeletePolicy?.retentionDurationSeconds ?? 0) === 0
  )
}

/** Makes the bucket of the image processor's sources and of the records of releases. */
export const sourceBucket: Step = {
  title: 'Make the bucket of sources and releases',
  async plan(deployment) {
    const bucket = buildBucket(deployment)
    if (await deployment.read.get(urlOf(bucket), z.object({}))) return []
    return [
      command(
        'Make the bucket of sources and releases',
        `gcloud storage buckets create gs://${bucket} --location=${deployment.region}
          --uniform-bucket-level-access --public-access-prevention --project=${deployment.project}`,
      ),
    ]
  },
}
