/**
 * The rooms of functions/src (docs: README, "How it is built") as data: what each may know. `types` may be imported
 * with `import type` only. Node's own modules are packages too: a room without `node:fs` reads no files.
 */
export type Room = {
  rooms: readonly string[]
  types?: readonly string[]
  packages: readonly string[]
}

const pureNode = ['node:crypto', 'node:net', 'node:util', 'node:zlib']

export const rooms: Record<string, Room> = {
  contract: { rooms: [], packages: ['zod', '@plant/image-processor/protocol'] },
  collections: { rooms: ['contract'], packages: ['zod'] },
  domain: {
    rooms: ['contract'],
    types: ['collections'],
    // The matcher of languages is a pure table of CLDR's, and messages are pure functions.
    packages: [
      'zod',
      'ipaddr.js',
      '@formatjs/icu-messageformat-parser',
      '@formatjs/intl-localematcher',
      'intl-messageformat',
      ...pureNode,
    ],
  },
  ports: {
    rooms: ['domain'],
    types: ['contract', 'collections'],
    packages: ['@plant/image-processor/protocol'],
  },
  operations: {
    rooms: ['ports', 'domain', 'contract', 'collections'],
    packages: ['zod', ...pureNode],
  },
  openapi: { rooms: ['contract'], packages: ['zod'] },
  http: {
    rooms: ['contract', 'domain', 'ports'],
    // jose only to look whose token it is; verifying takes keys, and is an adapter's.
    packages: [
      'cors',
      'express',
      'jose',
      'zod',
      'node:http',
      'node:diagnostics_channel',
      ...pureNode,
    ],
  },
  callable: {
    rooms: ['contract', 'domain', 'ports', 'http'],
    packages: ['firebase-functions', 'zod', 'node:http'],
  },
  workers: {
    rooms: ['contract', 'domain', 'ports'],
    types: ['operations'],
    packages: ['firebase-functions', 'zod'],
  },
  adapters: {
    rooms: ['ports', 'domain', 'contract', 'collections'],
    packages: [
      '@google-cloud/firestore',
      '@google-cloud/pubsub',
      '@google-cloud/storage',
      '@google/genai',
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
  config: { rooms: [], packages: ['zod'] },
  composition: {
    rooms: [
      'adapters',
      'callable',
      'collections',
      'config',
      'contract',
      'domain',
      'http',
      'openapi',
      'operations',
      'ports',
      'workers',
    ],
    packages: ['express', 'firebase-functions', 'zod', 'node:*'],
  },
  /** The exported functions, and nothing else. */
  'index.ts': {
    rooms: ['composition', 'config', 'http', 'callable', 'workers'],
    packages: ['firebase-functions'],
  },
}
