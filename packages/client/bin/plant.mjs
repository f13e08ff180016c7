#!/usr/bin/env node
// The command line inside the repository, on whatever Node (20 or later) runs it. The sources are
// TypeScript, and are bundled anew each time, which takes a tenth of a second. The published
// package has the bundle itself.
import { fileURLToPath } from 'node:url'

// With a workspace npm starts it in the package's folder; a relative path begins at the caller's.
const { npm_command: npmCommand, INIT_CWD: callersFolder } = process.env
if (npmCommand === 'exec' && callersFolder) process.chdir(callersFolder)

const bundle = new URL('../lib/plant.mjs', import.meta.url)
try {
  const { buildCommandLine } = await import('./build.mjs')
  await buildCommandLine(fileURLToPath(bundle))
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The packages are not installed. Type: npm start')
  process.exit(1)
}
await import(bundle.href)
