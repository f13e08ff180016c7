/** Where the optimised photo of a transaction is stored. */
export function photoPath(uid: string, transactionId: string): string {
  return `optimized/${uid}/${transactionId}.webp`
}

const optimised = /^optimized\/([^/]+)\/([A-Za-z0-9_-]{1,100})\.webp$/
// Not the id of an analysis, whose photo lies where such an upload would be put.
const uploaded = /^uploads\/([^/]+)\/(?!an_)([A-Za-z0-9_-]{1,100})\.([A-Za-z]{3,4})$/

/** The extensions that an upload may have, in any case; `storage.rules` has the same. */
// biome-ignore format: those that are refused with a reason, which the rules cannot give, apart
export const uploadExtensions = [
  'jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'tif', 'tiff',
  'heic', 'heif',
]

const extensions = new Set(uploadExtensions)

/** The owner and name in the path of an optimised photo; undefined for any other path. */
export function parsePhotoPath(path: string): { uid: string; name: string } | undefined {
  const [, uid, name] = optimised.exec(path) ?? []
  return uid && name ? { uid, name } : undefined
}

const thumbnail = /\.thumbnail\.webp$/

/**
 * Where the thumbnail of an optimised photo is stored: beside it, under a name that no photo has,
 * because theirs hold no dot.
 */
export function thumbnailPath(storagePath: string): string {
  return storagePath.replace(/\.webp$/, '.thumbnail.webp')
}

export function isThumbnail(path: string): boolean {
  return thumbnail.test(path)
}

/** The photo that an object belongs to: of a thumbnail the one beside it, else itself. */
export function photoOf(path: string): string {
  return path.replace(thumbnail, '.webp')
}

/** The owner and name in the path of an upload; undefined for any other path. */
export function parseUploadPath(path: string): { uid: string; name: string } | undefined {
  const [, uid, name, extension = ''] = uploaded.exec(path) ?? []
  return uid && name && extensions.has(extension.toLowerCase()) ? { uid, name } : undefined
}

/** What every upload of a name begins with, whatever its extension. */
export function uploadPrefix(uid: string, name: string): string {
  return `uploads/${uid}/${name}.`
}
