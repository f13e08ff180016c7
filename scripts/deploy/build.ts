import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buildFunctions } from '../build/functions.ts'
import { writeFunctionsManifest } from '../build/manifest.ts'
import { buildWeb } from '../build/web.ts'
import { readPhoto } from '../common/photos.ts'
import { root } from '../common/root.ts'
import type { Built } from './deployment.ts'
import { consoleFolder } from './wanted-console.ts'

/** What the Dockerfile of the image processor copies. */
const imageParts = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'functions/package.json',
  'image-processor/Dockerfile',
  'image-processor/Dockerfile.dockerignore',
  'image-processor/package.json',
  'image-processor/src',
  'image-processor/model/plant-network.onnx',
  'image-processor/model/right-of-100.json',
  'image-processor/container',
  'packages/common',
]

const readText = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Builds everything that is deployed, and names it by its content. The environment has the project,
 * its bucket, its optional secrets and the settings of the operator.
 */
export async function buildAll(
  { work, functions }: { work: string; functions: string },
  environment: NodeJS.ProcessEnv,
): Promise<Built> {
  await mkdir(work, { recursive: true })
  const web = consoleFolder({ work }).files
  await Promise.all([buildFunctions(functions), buildWeb(web)])
  // It says the secrets, the region and the bucket of each function.
  await writeFunctionsManifest(functions, environment)
  const imageSource = hashOf(imageParts.flatMap((part) => filesOf(join(root, part))))
  const imageArchive = join(work, `image-processor-${imageSource}.tgz`)
  const tar = [
    'tar',
    '--create',
    '--gzip',
    '--file',
    imageArchive,
    '--directory',
    root,
    ...imageParts,
  ]
  execute(tar)
  return {
    functionsHash: hashOf(filesOf(functions), functions),
    webHash: hashOf(filesOf(web), web),
    imageSource,
    imageArchive,
    gatewayText: readText('api-gateway/openapi2.yaml'),
    rules: { firestore: readText('firestore.rules'), storage: readText('storage.rules') },
    indexes: readText('firestore.indexes.json'),
    leaf: readPhoto('coffee_rust_01.jpg'),
  }
}

/** The files of a folder, or the file itself, without settings and installed packages. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.env'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

function hashOf(files: readonly string[], folder = root): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function execute([file = '', ...args]: readonly string[]): void {
  const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${file} ended with ${status}. ${stderr}`)
}
