import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { writeJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import { bundle } from './bundle.ts'
import { linkModules } from './link-modules.ts'
import { readWorkspacePackage, shippedLock } from './lock.ts'
import { writeFunctionsManifest } from './manifest.ts'

/** Builds the functions with a `functions.yaml`, so that the Firebase CLI discovers nothing. */
export async function buildFunctions(outputFolder: string): Promise<Metafile> {
  const { version, dependencies } = readWorkspacePackage('functions')
  mkdirSync(outputFolder, { recursive: true })
  const project = { name: 'functions', version, dependencies, engines: { node: '24' } }
  const settings = { private: true, type: 'module', main: 'index.js' }
  writeJson(join(outputFolder, 'package.json'), { ...project, ...settings })
  writeJson(join(outputFolder, 'package-lock.json'), shippedLock('functions', project))
  linkModules('functions', outputFolder)
  for (const file of ['swagger.yaml', 'openapi.json']) {
    copyFileSync(join(root, 'functions/public', file), join(outputFolder, file))
  }
  cpSync(join(root, 'functions/locales'), join(outputFolder, 'locales'), { recursive: true })
  const metafile = await bundle({
    entry: join(root, 'functions/src/index.ts'),
    outputFile: join(outputFolder, 'index.js'),
    external: Object.keys(dependencies),
  })
  await writeFunctionsManifest(outputFolder)
  return metafile
}
