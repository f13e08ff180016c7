/**
 * The bucket deletes uploaded originals that are a day old (docs/decisions/0139).
 * The service deletes each original that it has handled, so this one's event was lost.
 */
export const bucketLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: 1, matchesPrefix: ['uploads/'] } }],
} as const

/**
 * Lets web apps fetch a photo or an export by its signed link. The link is the credential, so any
 * origin may.
 */
export const bucketCors = [
  {
    origin: ['*'],
    method: ['GET', 'HEAD'],
    responseHeader: ['Content-Type', 'Content-Length', 'Content-Disposition'],
    maxAgeSeconds: 3600,
  },
] as const
