// The script `postinstall` of the built functions, which npm runs after it has installed packages
// in an image. Loads the framework and all code, so that Node keeps the compiled code in the folder
// NODE_COMPILE_CACHE. New instances of a function read that folder.
import { readdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'

Object.assign(process.env, {
  PORT: '0',
  FUNCTION_TARGET: 'api',
  // The bundle reads the bucket of its storage trigger when it is loaded.
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-build', storageBucket: 'demo-build' }),
})
const framework = import.meta.resolve('@google-cloud/functions-framework')
await import(new URL('main.js', framework).href)
for (const file of readdirSync(import.meta.dirname))
  if (file.endsWith('.js')) await import(`./${file}`)
flushCompileCache()
process.exit()
