import type { File } from '@google-cloud/storage'
import { codeOf } from '../code-of.ts'
import { retry } from '../http-retry.ts'

/** Cloud Storage changes an object once a second, and the sender has just written this one. */
const afterWrite = { retriesMax: 3, firstDelayMs: 1000, delayMsMax: 2000, askedMsMax: 0 }

/** Firebase serves an object to anybody who has a token from this metadata of the object. */
export const endDownloads = (file: File, signal: AbortSignal): Promise<void> =>
  retry(
    async (isLast) => {
      try {
        await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: null } })
      } catch (error) {
        // The SDK repeats no change of metadata by itself.
        if (codeOf(error) === 429 && !isLast) return { kind: 'AGAIN' }
        if (codeOf(error) !== 404) throw error
      }
      return { kind: 'DONE', value: undefined }
    },
    afterWrite,
    signal,
  )
