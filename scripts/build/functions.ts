import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { compileEagerly } from '../../functions/build/eagerly.ts'
import { licencesOf } from '../../functions/build/licences.ts'
import { lighter } from '../../functions/build/lighter.ts'
import { writeJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import { bundle } from './bundle.ts'
import { readWorkspacePackage, shippedLock } from './lock.ts'
import { writeFunctionsManifest } from './manifest.ts'

/** The platform starts this package, which loads the bundle. The bundle contains all others. */
const framework = '@google-cloud/functions-framework'

/** NODE_COMPILE_CACHE: the folder of compiled code, in which each function starts. */
export const compileCache = 'compile-cache'

const warmUp = 'compile-cache.mjs'
/** npm runs it in the image. The Firebase CLI makes Google leave out the script `gcp-build`. */
const scripts = { postinstall: `NODE_COMPILE_CACHE=${compileCache} node ${warmUp} || true` }

/**
 * Builds the functions into a folder, which it empties first. The folder has a `functions.yaml`, so
 * that the Firebase CLI discovers nothing.
 */
export async function buildFunctions(outputFolder: string): Promise<Metafile> {
  rmSync(outputFolder, { recursive: true, force: true })
  mkdirSync(outputFolder, { recursive: true })
  const workspace = readWorkspacePackage('functions')
  const dependencies = { [framework]: workspace.dependencies[framework] ?? '' }
  const project = { name: 'functions', version: workspace.version, dependencies }
  const settings = { private: true, type: 'module', main: 'index.js', engines: { node: '24' } }
  writeJson(join(outputFolder, 'package.json'), { ...project, ...settings, scripts })
  writeJson(join(outputFolder, 'package-lock.json'), shippedLock(project))
  for (const file of ['swagger.yaml', 'openapi.json']) {
    copyFileSync(join(root, 'functions/public', file), join(outputFolder, file))
  }
  copyFileSync(join(root, 'functions/build', warmUp), join(outputFolder, warmUp))
  cpSync(join(root, 'functions/locales'), join(outputFolder, 'locales'), { recursive: true })
  const bundled = (entry: string, outputFile: string) =>
    bundle({ entry: join(root, 'functions/src', entry), outputFile, plugins: [lighter] })
  const metafile = await bundled('index.ts', join(outputFolder, 'index.js'))
  // The functions that deliver webhooks start it as a process.
  await bundled('adapters/webhook-http/client-child.ts', join(outputFolder, 'client-child.js'))
  for (const path of Object.keys(metafile.outputs))
    if (path.endsWith('.js')) compileEagerly(join(root, path))
  writeFileSync(join(outputFolder, 'LICENCES.txt'), licencesOf(metafile))
  await writeFunctionsManifest(outputFolder)
  return metafile
}
