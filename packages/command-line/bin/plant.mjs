#!/usr/bin/env node
// Runs the command line inside the repository, on Node 20 or later. The sources are TypeScript, so
// each start bundles them again, which takes a part of a second. The built package contains the
// bundle.
import { fileURLToPath } from 'node:url'

// In a workspace, npm starts the process in the package's folder. Relative paths must start at the
// caller's folder.
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
