/**
 * The bucket deletes uploaded originals that are a day old (docs/decisions/0151).
 * The service deletes each original that it has handled, so this one's event was lost.
 */
export const bucketLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: 1, matchesPrefix: ['uploads/'] } }],
} as const
