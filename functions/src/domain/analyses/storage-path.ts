import { limits } from '../../contract/limits.ts'

const fileName = `[A-Za-z0-9_-]{1,${limits.image.uploadNameCharactersMax}}`

/** `storage.rules` has the same pattern. */
export const uploadNamePattern = new RegExp(`^${fileName}$`)

export function photoPath(uid: string, transactionId: string): string {
  return `optimized/${uid}/${transactionId}.webp`
}

const optimised = new RegExp(String.raw`^optimized/([^/]+)/(${fileName})\.webp$`)
// This pattern excludes ids of analyses, whose photos would have the same path.
const uploaded = new RegExp(String.raw`^uploads/([^/]+)/(?!an_)(${fileName})\.([A-Za-z]{3,4})$`)

/** The extensions of uploads, in upper or lower case. `storage.rules` has the same list. */
// biome-ignore format: the second line has formats that the service rejects with an explanation
export const uploadExtensions = [
  'jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'tif', 'tiff',
  'heic', 'heif',
]

const extensions = new Set(uploadExtensions)

/** Returns undefined if the path does not belong to an optimised photo. */
export function parsePhotoPath(path: string): { uid: string; name: string } | undefined {
  const [, uid = '', name] = optimised.exec(path) ?? []
  return name === undefined ? undefined : { uid, name }
}

const thumbnail = /\.thumbnail\.webp$/

/** The path of a photo's thumbnail, beside the photo. Names of photos contain no dot. */
export function thumbnailPath(storagePath: string): string {
  return storagePath.replace(/\.webp$/, '.thumbnail.webp')
}

export const isThumbnail = (path: string): boolean => thumbnail.test(path)

/** Turns the path of a thumbnail into the path of its photo. Other paths stay unchanged. */
export const photoOf = (path: string): string => path.replace(thumbnail, '.webp')

/** Returns undefined if the path does not belong to an upload. */
export function parseUploadPath(path: string): { uid: string; name: string } | undefined {
  const [, uid = '', name = '', extension = ''] = uploaded.exec(path) ?? []
  return extensions.has(extension.toLowerCase()) ? { uid, name } : undefined
}

/** The common prefix of all uploads, of any extension, that become this photo. */
export const uploadPrefix = (storagePath: string): string =>
  storagePath.replace(/^optimized/, 'uploads').replace(/webp$/, '')
