import { matchesGlob } from 'node:path'

/**
 * Tests that decode and measure photos. They compute while the tests that need the stack to
 * themselves mostly wait, and disturb none of them: they start image processors of their own.
 */
export const onPhotos = [
  'image-processor/src/{inspect,optimise,encode/*,scanner/clamd}.test.ts',
  'test/{image-processor,model}/**/*.test.ts',
]

export const isOnPhotos = (test: string): boolean =>
  onPhotos.some((pattern) => matchesGlob(test, pattern))
