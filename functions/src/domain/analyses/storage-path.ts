export function photoPath(uid: string, transactionId: string): string {
  return `optimized/${uid}/${transactionId}.webp`
}

const optimised = /^optimized\/([^/]+)\/([A-Za-z0-9_-]{1,100})\.webp$/
// Excludes ids of analyses, whose photos would have the same path.
const uploaded = /^uploads\/([^/]+)\/(?!an_)([A-Za-z0-9_-]{1,100})\.([A-Za-z]{3,4})$/

/** Extensions of uploads, in any case. `storage.rules` has the same list. */
// biome-ignore format: those that are refused with a reason, which the rules cannot give, apart
export const uploadExtensions = [
  'jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'tif', 'tiff',
  'heic', 'heif',
]

const extensions = new Set(uploadExtensions)

/** Returns undefined if the path does not belong to an optimised photo. */
export function parsePhotoPath(path: string): { uid: string; name: string } | undefined {
  const [, uid, name] = optimised.exec(path) ?? []
  return uid && name ? { uid, name } : undefined
}

const thumbnail = /\.thumbnail\.webp$/

/** The thumbnail is beside its photo. Names of photos contain no dot. */
export function thumbnailPath(storagePath: string): string {
  return storagePath.replace(/\.webp$/, '.thumbnail.webp')
}

export const isThumbnail = (path: string): boolean => thumbnail.test(path)

/** The photo's path for the path of a thumbnail. Other paths are returned unchanged. */
export const photoOf = (path: string): string => path.replace(thumbnail, '.webp')

/** Returns undefined if the path does not belong to an upload. */
export function parseUploadPath(path: string): { uid: string; name: string } | undefined {
  const [, uid, name, extension = ''] = uploaded.exec(path) ?? []
  return uid && name && extensions.has(extension.toLowerCase()) ? { uid, name } : undefined
}

/** The prefix of all uploads with this name, whatever their extension. */
export const uploadPrefix = (uid: string, name: string): string => `uploads/${uid}/${name}.`
