import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Files that only gRPC or unused features need, and their replacements. */
const replacements: readonly [path: RegExp, contents: string][] = [
  [
    /google-gax\/build\/src\/index\.js$/,
    `const fallback = require('./fallback')
    const { Status } = require('./status')
    const { decodeAnyProtosInArray } = require('./util')
    const loggingUtils = require('google-logging-utils')
    const grpc = { status: Status }
    module.exports = { ...fallback, fallback, grpc, Status, decodeAnyProtosInArray, loggingUtils }`,
  ],
  // Classes of messages. REST makes messages from JSON files instead.
  [/google-gax\/build\/protos\/(iam_service|locations|operations)\.js$/, ''],
  [/firestore-api\/build\/src\/index\.js$/, `exports.v1 = require('./v1')`],
  [
    /firestore-api\/build\/src\/v1\/index\.js$/,
    `exports.FirestoreClient = require('./firestore_client').FirestoreClient`,
  ],
  // For pipelines and for bundles of documents, which the service does not use.
  [
    /firestore\/build\/protos\/firestore_v1_proto_api\.js$/,
    'exports.google = { firestore: { v1: {} } }',
  ],
  // The service writes its own messages.
  [/zod\/v4\/locales\/index\.js$/, 'export { default as en } from "./en.js"'],
]

/** A call in Cloud Tasks that loads a JSON file from a folder above, by a path made at run time. */
const loadedJson = /getJSON\(path\.join\(dirname, ([^)]+)\)\)/g

/**
 * Makes the start of a function lighter. Leaves gRPC out of Google's libraries, where it takes a
 * third of the time to load them. Depends on files inside the libraries: if an update moves one, a
 * test of the build fails.
 */
export const lighter: Plugin = {
  name: 'lighter',
  setup(build) {
    for (const [filter, contents] of replacements) build.onLoad({ filter }, () => ({ contents }))
    build.onLoad({ filter: /@google-cloud\/tasks\/build\/esm\/.*_client\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        loadedJson,
        (_call, parts: string) => `require('./' + ${parts.split(', ').join(" + '/' + ")})`,
      ),
    }))
    // A part in CommonJS would have a default export only, but Google's libraries import this name.
    build.onResolve({ filter: /^https-proxy-agent$/ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path, namespace: 'named', pluginData: resolveDir } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'named' }, ({ path, pluginData: resolveDir }) => ({
      contents: `export { HttpsProxyAgent } from '${path}'`,
      resolveDir,
    }))
    // An import of this module reads all its exports, and WebSocket loads an HTTP client of 60 ms.
    build.onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'http', namespace: 'required' } : undefined,
    )
    build.onLoad({ filter: /^http$/, namespace: 'required' }, () => ({
      contents: "module.exports = require('node:http')",
    }))
  },
}
