import { defineConfig } from 'vitest/config'

/** Tests that start all that they need by themselves. */
const withoutStack =
  'test/{architecture.test.ts,{contract,docs,http,image-processor,matrix,model}/**/*.test.ts}'

/**
 * Replaces the rules of the whole Storage emulator, which has one set for all buckets and refuses every upload while it loads
 * another. So it runs after all others have ended; an order of 0 would not be kept on a machine with one worker.
 */
const replacingRules = 'test/rules/storage.test.ts'
const first = { groupOrder: 1 }
const last = { groupOrder: 2 }

const onStack = {
  // Vite takes BASE_URL for its own base path and would put '/' in place of the gateway's address.
  env: { BASE_URL: process.env.BASE_URL ?? '' },
  setupFiles: ['functions/testing/stack.ts'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
}

// The one form of export that the runner reads.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: first,
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
          ...onStack,
          name: 'stack',
          sequence: first,
          include: ['test/**/*.test.ts'],
          exclude: [withoutStack, replacingRules],
        },
      },
      {
        test: {
          ...onStack,
          name: 'rules',
          include: [replacingRules],
          sequence: last,
        },
      },
    ],
  },
})
