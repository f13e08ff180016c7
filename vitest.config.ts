import { defineConfig } from 'vitest/config'

/** Tests that start all that they need by themselves. */
const withoutStack = [
  'test/architecture.test.ts',
  'test/{api-keys,architecture,command-line,contract,docs,http,matrix}/**/*.test.ts',
  'test/openapi/{generated-clients,spectral}.test.ts',
  'test/guides/topics.test.ts',
  'test/rules/clauses.test.ts',
  'test/stack/listener.test.ts',
  'test/store/{counting,memory}.test.ts',
]

/** They decode and measure photos, most of them in processes of their own: half of all the work. */
const onPhotos = 'test/{image-processor,model}/**/*.test.ts'

/** Builds the image processor's container and runs it. */
const inContainer = 'test/container/**/*.test.ts'

/**
 * They bear nothing beside them: they end processes of the stack, compare times, count all that
 * failed, alter the audit trail or run every failed transaction again.
 */
const alone =
  'test/acceptance/{administration,audit,demonstration,processor-killed,webhook-isolation}.test.ts'

/** Kills the worker that delivers webhooks, which only tests of webhooks notice. */
const killingDeliveries = 'test/acceptance/webhook-load.test.ts'

/** They drive the console in Chromium, which one page keeps busy. */
const inBrowser = 'test/web/**/*.test.ts'

/**
 * Replaces the rules of the whole Storage emulator, which has one set for all buckets and refuses
 * every upload while it loads another. So it runs after all others have ended.
 */
const replacingRules = 'test/rules/storage.test.ts'

/** Limits end what hangs: a busy machine takes ten times as long as a quiet one for all else. */
const limits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
}

/** Most tests on the stack wait, so that four files at once keep two cores busy. */
const together = { ...limits, sequence: { groupOrder: 1 }, maxWorkers: 4 }
// An order of 0 would not be kept where there is one worker.
const oneByOne = { ...limits, sequence: { groupOrder: 2 }, maxWorkers: 1 }
const last = { ...limits, sequence: { groupOrder: 3 }, maxWorkers: 3 }

const onStack = {
  // Vite takes BASE_URL for its own base path and would put '/' in place of the gateway's address.
  env: { BASE_URL: process.env.BASE_URL ?? '' },
  setupFiles: ['stack', 'day-end', 'own-connections'].map((name) => `functions/testing/${name}.ts`),
}

// The one form of export that the runner reads.
export default defineConfig({
  test: {
    // The runner would order files by how long they took last. A fixed shuffle is the same
    // everywhere, and mixes files that wait for the stack with those that compute.
    sequence: { shuffle: { files: true, tests: false }, seed: 1 },
    projects: [
      {
        test: {
          ...together,
          name: 'unit',
          // Loading the sources anew for every file would double the time.
          isolate: false,
          // firebase-functions reads it as it is loaded; without features of its own it changes
          // nothing.
          env: { FIREBASE_DEBUG_MODE: 'true' },
          include: [
            '{functions,image-processor}/{src,model}/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'api-gateway/**/*.test.ts',
            'web/{build,src}/**/*.test.{ts,tsx}',
            ...withoutStack,
          ],
          exclude: ['**/node_modules/**', '**/lib/**'],
        },
      },
      // Building the image mostly waits for the network and the disk.
      { test: { ...together, name: 'container', include: [inContainer] } },
      { test: { ...together, name: 'photos', include: [onPhotos] } },
      {
        test: {
          ...onStack,
          ...together,
          name: 'stack',
          include: ['test/**/*.test.ts'],
          exclude: [
            ...withoutStack,
            onPhotos,
            inContainer,
            alone,
            killingDeliveries,
            inBrowser,
            replacingRules,
          ],
        },
      },
      { test: { ...onStack, ...oneByOne, name: 'alone', include: [alone] } },
      { test: { ...onStack, ...last, name: 'browser', include: [inBrowser] } },
      { test: { ...onStack, ...last, name: 'last', include: [killingDeliveries, replacingRules] } },
    ],
  },
})
