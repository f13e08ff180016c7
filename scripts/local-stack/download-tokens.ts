import { createRequire } from 'node:module'

type Patch = { metadata?: Record<string, string | null> | null }
type Stored = { downloadTokens: string[]; update(patch: Patch, fires?: boolean): void }

const require = createRequire(import.meta.url)
const {
  StoredFileMetadata,
}: {
  StoredFileMetadata: { prototype: Stored }
} = require('firebase-tools/lib/emulator/storage/metadata.js')
const { update } = StoredFileMetadata.prototype

/**
 * Lets the Storage emulator forget download tokens like Firebase, which keeps them in the custom
 * metadata of an object. The emulator keeps them apart, so a patch could only add tokens.
 */
StoredFileMetadata.prototype.update = function (patch, fires) {
  if (patch.metadata?.['firebaseStorageDownloadTokens'] === null) this.downloadTokens = []
  update.call(this, patch, fires)
}
