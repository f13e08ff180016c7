import { execFile } from 'node:child_process'
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { licencesOf } from '../../functions/build/licences.ts'
import { buildCommandLine } from '../../packages/command-line/bin/build.mjs'
import { root } from '../common/root.ts'

const client = join(root, 'packages/client')

/** Builds the client package into a folder. Empties the folder first. */
export async function buildClient(outputFolder: string): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true })
  await compile(outputFolder)
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  // Only servers verify webhooks, so pages do not load the code for it.
  const exports = { '.': entry('index'), './webhooks': entry('verify-webhook') }
  await describePackage(client, outputFolder, { exports, files: undefined })
  await copyFile(join(client, 'README.md'), join(outputFolder, 'README.md'))
}

/** Packs a built package into a tarball, and returns the path of the tarball. */
export async function pack(builtFolder: string, destination: string): Promise<string> {
  const options = ['--silent', '--pack-destination', destination]
  const { stdout } = await promisify(execFile)('npm', ['pack', ...options], { cwd: builtFolder })
  return join(destination, stdout.trim())
}

/** Builds the package of the command line into a folder. Empties the folder first. */
export async function buildPlant(outputFolder: string): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true })
  const metafile = await buildCommandLine(join(outputFolder, 'plant.mjs'))
  await writeFile(join(outputFolder, 'licences.txt'), licencesOf(metafile))
  const bundled = { bin: { plant: 'plant.mjs' }, dependencies: undefined }
  await describePackage(join(root, 'packages/command-line'), outputFolder, bundled)
  const guide = join(root, 'docs/guides/clients/command-line.md')
  await copyFile(guide, join(outputFolder, 'README.md'))
}

const manifestSchema = z.looseObject({ private: z.literal(true), scripts: z.unknown().optional() })

async function describePackage(source: string, outputFolder: string, parts: object): Promise<void> {
  const text = await readFile(join(source, 'package.json'), 'utf8')
  const {
    private: _notFromHere,
    scripts: _norThese,
    ...manifest
  } = manifestSchema.parse(JSON.parse(text))
  const published = JSON.stringify({ ...manifest, ...parts }, null, 2)
  await writeFile(join(outputFolder, 'package.json'), `${published}\n`)
  await copyFile(join(root, 'LICENSE'), join(outputFolder, 'LICENSE'))
}

async function compile(outputFolder: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const project = join(client, 'tsconfig.build.json')
  await promisify(execFile)(process.execPath, [compiler, '-p', project, '--outDir', outputFolder])
  // The compiler rewrites import paths in its JavaScript, but not in its declarations.
  for await (const file of glob('**/*.d.ts', { cwd: outputFolder })) {
    const path = join(outputFolder, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  }
}
