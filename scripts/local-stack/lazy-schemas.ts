import { createRequire } from 'node:module'

type Options = { lazyCompileValidationSchemas?: boolean }
type Module = { compileOptions(options?: Options): unknown }

/**
 * Lets the Auth emulator compile the schemas of a route at its first request. By default, it
 * compiles those of all routes as it starts, which takes half of the start's processor time.
 */
const { resolve } = createRequire(import.meta.url)
const require = createRequire(resolve('firebase-tools/package.json'))
const exegesis: Module = require('exegesis/lib/options')
const { compileOptions } = exegesis
exegesis.compileOptions = (options) =>
  compileOptions({ ...options, lazyCompileValidationSchemas: true })
