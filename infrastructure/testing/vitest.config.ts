import { defineConfig } from 'vitest/config'

// The runner reads a default export only.
export default defineConfig({
  test: {
    include: ['infrastructure/testing/*.test.ts', 'scripts/deploy/firebase-cli/deployment.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: 2,
  },
})
