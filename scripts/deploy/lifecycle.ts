/**
 * What the bucket removes by itself: originals that are a day old. Each is removed when it has been handled, so what is
 * left is one whose event was lost, and nothing else knows that it is there (docs/decisions/0151).
 */
export const bucketLifecycle = {
  rule: [{ action: { type: 'Delete' }, condition: { age: 1, matchesPrefix: ['uploads/'] } }],
} as const
