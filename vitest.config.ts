import { defineConfig } from 'vitest/config'

/** Tests that start all that they need by themselves. */
const withoutStack =
  'test/{architecture.test.ts,{contract,http,image-processor,matrix,model}/**/*.test.ts}'

// The one form of export that the runner reads.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{functions,image-processor}/{src,model}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'api-gateway/**/*.test.ts',
            withoutStack,
          ],
          exclude: ['**/node_modules/**', '**/lib/**'],
        },
      },
      {
        test: {
          name: 'stack',
          include: ['test/**/*.test.ts'],
          exclude: [withoutStack],
          // Vite takes BASE_URL for its own base path and would put '/' in place of the gateway's address.
          env: { BASE_URL: process.env.BASE_URL ?? '' },
          setupFiles: ['test/support/stack.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
