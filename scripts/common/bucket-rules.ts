/**
 * The bucket deletes uploaded originals after a day (docs/decisions/0139). The service deletes
 * every original that it handles, so an original that is a day old was never handled.
 */
export const bucketLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: 1, matchesPrefix: ['uploads/'] } }],
} as const

/**
 * Lets web apps of any origin fetch a photo or an export by its signed link, because the link
 * itself is the credential.
 */
export const bucketCors = [
  {
    origin: ['*'],
    method: ['GET', 'HEAD'],
    responseHeader: ['Content-Type', 'Content-Length', 'Content-Disposition'],
    maxAgeSeconds: 3600,
  },
] as const
