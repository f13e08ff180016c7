import { execFile } from 'node:child_process'
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { buildCommandLine } from '../../packages/client/bin/build.mjs'
import { root } from '../common/root.ts'

const source = join(root, 'packages/client')

const manifestSchema = z.looseObject({ exports: z.unknown(), private: z.literal(true) })

/** Builds the client package into a folder. Empties the folder first. */
export async function buildClient(outputFolder: string): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true })
  await compile(outputFolder)
  const text = await readFile(join(source, 'package.json'), 'utf8')
  const { private: _notFromHere, ...manifest } = manifestSchema.parse(JSON.parse(text))
  const exports = { '.': { types: './index.d.ts', default: './index.js' } }
  const published = { ...manifest, bin: { plant: 'plant.mjs' }, exports }
  await writeFile(join(outputFolder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  await buildCommandLine(join(outputFolder, 'plant.mjs'))
  await copyFile(join(source, 'README.md'), join(outputFolder, 'README.md'))
  await copyFile(join(root, 'LICENSE'), join(outputFolder, 'LICENSE'))
}

async function compile(outputFolder: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const project = join(source, 'tsconfig.build.json')
  await promisify(execFile)(process.execPath, [compiler, '-p', project, '--outDir', outputFolder])
  // The compiler rewrites import paths in its JavaScript, but not in its declarations.
  for await (const file of glob('**/*.d.ts', { cwd: outputFolder })) {
    const path = join(outputFolder, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  }
}
