import type { Bucket } from '@google-cloud/storage'
import { Unavailable } from '../../ports/context.ts'
import { lazily } from '../lazily.ts'

/** Loads the SDK on first use. The SDK finds the emulator by STORAGE_EMULATOR_HOST. */
export function lazyBucket(settings: { projectId: string; bucket: string }): () => Promise<Bucket> {
  return lazily(async () => {
    const { Storage } = await import('@google-cloud/storage')
    return new Storage({ projectId: settings.projectId }).bucket(settings.bucket)
  })
}

/** Throws `Unavailable` with the SDK's error as its cause. */
export function storageUnavailable(error: unknown): never {
  throw new Unavailable('storage', error)
}
