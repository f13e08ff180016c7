/** Where the optimised photo of a transaction is stored. */
export function photoPath(uid: string, transactionId: string): string {
  return `optimized/${uid}/${transactionId}.webp`
}

const optimised = /^optimized\/([^/]+)\/([A-Za-z0-9_-]{1,100})\.webp$/
// Not the id of an analysis, whose photo lies where such an upload would be put.
const uploaded = /^uploads\/([^/]+)\/(?!an_)([A-Za-z0-9_-]{1,100})\.(jpe?g|png|webp|avif|gif|tiff)$/

/** The owner and name in the path of an optimised photo; undefined for any other path. */
export function parsePhotoPath(path: string): { uid: string; name: string } | undefined {
  const [, uid, name] = optimised.exec(path) ?? []
  return uid && name ? { uid, name } : undefined
}

/** The owner and name in the path of an upload; undefined for any other path. */
export function parseUploadPath(path: string): { uid: string; name: string } | undefined {
  const [, uid, name] = uploaded.exec(path) ?? []
  return uid && name ? { uid, name } : undefined
}

/** The extensions that an upload may have. */
export const uploadExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const
