/**
 * The layers of functions/src (docs/architecture.md) as data, with the imports that each layer
 * allows. Code may import `types` only with `import type`. Node's own modules count as packages, so
 * a layer without `node:fs` reads no files.
 */
export type Layer = {
  layers: readonly string[]
  types?: readonly string[]
  /** Files of other layers that this layer may import. */
  files?: readonly string[]
  packages: readonly string[]
}

const pureNode = ['node:crypto', 'node:net', 'node:util', 'node:zlib']

export const layers: Record<string, Layer> = {
  contract: { layers: [], packages: ['zod', '@plant/image-processor/protocol'] },
  /** The table of deployed functions. */
  deployment: { layers: ['contract'], packages: [] },
  collections: { layers: ['contract'], packages: ['zod'] },
  domain: {
    layers: ['contract'],
    types: ['collections'],
    // The language matcher is a pure table of the CLDR, and messages are pure functions.
    packages: [
      'zod',
      'ipaddr.js',
      // The table of borders, which `node:module` loads at the first lookup.
      '@rapideditor/country-coder',
      'node:module',
      // The type of a photo's measurements, for the rules of the diagnosis.
      '@plant/image-processor/protocol',
      '@formatjs/icu-messageformat-parser',
      '@formatjs/intl-localematcher',
      'intl-messageformat',
      ...pureNode,
    ],
  },
  ports: {
    layers: ['domain'],
    types: ['contract', 'collections', 'deployment'],
    packages: ['@plant/image-processor/protocol'],
  },
  operations: {
    layers: ['ports', 'domain', 'contract', 'collections', 'deployment'],
    packages: ['zod', '@plant/common/errors', ...pureNode],
  },
  openapi: { layers: ['contract'], packages: ['zod'] },
  http: {
    layers: ['contract', 'domain', 'ports'],
    types: ['deployment'],
    // jose only reads who issued a token. An adapter verifies the token, because that needs keys.
    packages: [
      'cors',
      'express',
      'jose',
      'zod',
      'node:http',
      'node:diagnostics_channel',
      'node:domain',
      'node:stream/promises',
      '@plant/common/errors',
      ...pureNode,
    ],
  },
  adapters: {
    layers: ['ports', 'domain', 'contract', 'collections'],
    types: ['deployment'],
    packages: [
      '@google-cloud/firestore',
      '@google-cloud/pubsub',
      '@google-cloud/storage',
      '@google-cloud/tasks',
      '@google/genai',
      '@plant/common/*',
      '@plant/image-processor/protocol',
      'firebase-admin',
      'gcp-metadata',
      'ipaddr.js',
      'jose',
      'nodemailer',
      'yazl',
      'zod',
      'node:*',
    ],
  },
  config: {
    layers: ['deployment'],
    types: ['adapters'],
    files: [
      // Each model provider declares its own variables and secrets.
      'adapters/model-providers.ts',
      // The defaults of settings, and the time limits that settings must respect.
      'contract/limits.ts',
      'domain/background-timing.ts',
    ],
    packages: ['zod'],
  },
  composition: {
    layers: [
      'adapters',
      'collections',
      'config',
      'contract',
      'deployment',
      'domain',
      'http',
      'openapi',
      'operations',
      'ports',
    ],
    packages: ['express', 'firebase-functions', 'zod', 'node:*'],
  },
  /** A file that exports the deployed functions and contains nothing else. */
  'index.ts': {
    layers: ['composition', 'operations'],
    packages: [],
  },
}
