import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFunctions } from '../build/functions.ts'
import { writeFunctionsManifest } from '../build/manifest.ts'
import { buildWeb } from '../build/web.ts'
import { readPhoto } from '../common/photos.ts'
import { root } from '../common/root.ts'
import { filesOf, hashOf, hashOfParts, imageParts } from '../container/source.ts'
import type { Built } from './deployment.ts'
import { consoleFolder } from './wanted-console.ts'

const readText = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Builds everything that is deployed, and names each part by a hash of its content. The environment
 * holds the project, its bucket, its optional secrets and the operator's settings.
 */
export async function buildAll(
  { work, functions }: { work: string; functions: string },
  environment: NodeJS.ProcessEnv,
): Promise<Built> {
  await mkdir(work, { recursive: true })
  const web = consoleFolder({ work }).files
  await Promise.all([buildFunctions(functions), buildWeb(web)])
  // The manifest names the secrets, the region and the bucket of each function.
  await writeFunctionsManifest(functions, environment)
  const imageSource = hashOfParts(imageParts)
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

function execute([file = '', ...args]: readonly string[]): void {
  const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${file} ended with ${status}. ${stderr}`)
}
