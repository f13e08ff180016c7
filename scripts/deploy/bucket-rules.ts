/**
 * The bucket deletes uploaded originals after a day (docs/decisions/0139). The service deletes
 * every original that it handles, so the service never handled a day-old original.
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
