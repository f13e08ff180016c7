import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { onPhotos } from './scripts/test/on-photos.ts'
import { texts } from './web/build/texts.ts'

/** Tests that start all that they need by themselves. */
const withoutStack = [
  'test/architecture.test.ts',
  'test/adapters/memory-objects.test.ts',
  'test/{api-keys,architecture,contract,docs,fuzz,http,matrix}/**/*.test.ts',
  'test/openapi/{generated-clients,spectral}.test.ts',
  'test/guides/topics.test.ts',
  'test/rules/clauses.test.ts',
  'test/simulation/*.test.ts',
  'test/stack/{free-port,listener}.test.ts',
  'test/store/{counting,memory}.test.ts',
]

/** Tests with `import.meta.glob` or a spy on an export, which only Vite's modules allow. */
const throughVite = ['web/{build,src}/**/*.test.ts', 'functions/src/composition/deployed.test.ts']

/** Tests without the stack that mostly wait, for programs that they start or for a timeout. */
const waiting = [
  'functions/src/adapters/gemini/{background,ends,memory,retrying-fetch}.test.ts',
  'functions/src/adapters/webhook-http/*.test.ts',
  'functions/src/composition/probes.test.ts',
  'scripts/{build,deploy}/**/*.test.ts',
  'scripts/local-stack/{npm-start,task-queues}.test.ts',
  'test/command-line/*.test.ts',
  'test/http/framework/compile-cache.test.ts',
  'test/openapi/generated-clients.test.ts',
]

/** Components of the console, in a simulated page. */
const components = 'web/src/**/*.test.tsx'

/** firebase-functions reads it as it is loaded; without features of its own it changes nothing. */
const debugMode = { FIREBASE_DEBUG_MODE: 'true' }

/** Builds the image processor's container and runs it. */
const inContainer = 'test/container/**/*.test.ts'

/**
 * Tests that need the stack to themselves: they end its processes, compare times, count all
 * failures, change the audit trail or retry every failed transaction.
 */
const alone =
  'test/acceptance/{administration,audit,demonstration,processor-killed,webhook-isolation}.test.ts'

/** Mostly waits for a minute, and kills only processes that it has started itself. */
const soaking = 'test/acceptance/soak.test.ts'

/** Tests that drive the console in Chromium, one page at a time. */
const inBrowser = 'test/web/**/*.test.ts'

/**
 * Replaces the rules of the Storage emulator. All buckets share them, and the emulator refuses
 * every upload while it loads new ones, so this test begins before a page can upload a photo.
 */
const replacingRules = 'test/rules/storage.test.ts'

/** Long enough for a busy machine, which takes ten times as long as a quiet one. */
const limits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  // Node runs the sources as they are, faster than Vite's modules, whose imports are getters.
  experimental: { viteModuleRunner: false },
}

/** These tests compute, and their workers load the sources once if no other project runs. */
const computing = {
  ...limits,
  sequence: { groupOrder: 1 },
  maxWorkers: 2,
  // Collecting short-lived objects in small portions would take a sixth of the time.
  execArgv: ['--max-semi-space-size=64'],
}
/** Most tests on the stack wait, so five files at once keep two cores busy. */
const together = { ...limits, sequence: { groupOrder: 2 }, maxWorkers: 5 }
/** One worker runs a test alone, one waits with the next such test, and three test photos. */
const oneByOne = { ...limits, sequence: { groupOrder: 3 }, maxWorkers: 5 }
/** Two of its files mostly wait, one of them for as long as all others compute. */
const last = { ...limits, sequence: { groupOrder: 4 }, maxWorkers: 5 }

const onStack = {
  // A thread starts in less processor time than a process, and loads the SDKs once.
  pool: 'threads' as const,
  isolate: false,
  // Vite takes BASE_URL for its own base path and would put '/' in place of the gateway's address.
  env: { BASE_URL: process.env.BASE_URL ?? '' },
  setupFiles: ['stack', 'day-end', 'own-connections'].map((name) => `functions/testing/${name}.ts`),
}

// The runner reads a default export only.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst, seed: 1 },
    projects: [
      {
        test: {
          ...computing,
          name: 'unit',
          // Loading the sources again for each file would double the time.
          isolate: false,
          env: debugMode,
          globalSetup: 'functions/testing/run-folder.ts',
          include: [
            '{functions,image-processor}/{src,model}/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'api-gateway/**/*.test.ts',
            ...withoutStack,
          ],
          exclude: ['**/node_modules/**', '**/lib/**', ...throughVite, ...waiting, ...onPhotos],
        },
      },
      {
        test: {
          ...together,
          name: 'waiting',
          isolate: false,
          env: debugMode,
          globalSetup: 'functions/testing/run-folder.ts',
          include: waiting,
        },
      },
      {
        test: {
          ...computing,
          name: 'vite',
          isolate: false,
          experimental: { viteModuleRunner: true },
          env: debugMode,
          include: throughVite,
        },
      },
      {
        plugins: [texts()],
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        // Otherwise the library of the tests and the components would each load a Preact.
        resolve: { dedupe: ['preact'] },
        test: {
          ...computing,
          name: 'components',
          isolate: false,
          environment: 'happy-dom',
          experimental: { viteModuleRunner: true },
          server: { deps: { inline: [/@testing-library/, /preact/] } },
          include: [components],
        },
      },
      // Building the image mostly waits for the network and the disk.
      { test: { ...together, name: 'container', include: [inContainer] } },
      {
        test: {
          ...oneByOne,
          name: 'photos',
          isolate: false,
          globalSetup: 'test/image-processor/built.ts',
          include: onPhotos,
        },
      },
      {
        test: {
          ...onStack,
          ...together,
          name: 'stack',
          include: ['test/**/*.test.ts'],
          exclude: [
            ...withoutStack,
            ...waiting,
            ...onPhotos,
            inContainer,
            alone,
            soaking,
            inBrowser,
            replacingRules,
          ],
        },
      },
      {
        test: {
          ...onStack,
          ...oneByOne,
          name: 'alone',
          setupFiles: [...onStack.setupFiles, 'functions/testing/one-by-one.ts'],
          include: [alone],
        },
      },
      { test: { ...onStack, ...last, name: 'browser', include: [inBrowser] } },
      { test: { ...onStack, ...last, name: 'last', include: [soaking, replacingRules] } },
    ],
  },
})
