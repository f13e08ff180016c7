import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFunctions } from '../build/functions.ts'
import { writeFunctionsManifest } from '../build/manifest.ts'
import { buildWeb } from '../build/web.ts'
import { root } from '../common/root.ts'
import { filesOf, hashOf, hashOfParts, imageParts } from '../container/source.ts'
import type { Place } from './deployment.ts'
import { consoleFolder } from './steps/console.ts'
import { functionsFolder } from './steps/functions.ts'

/** The environment holds the project, its bucket, its optional secrets and its settings. */
export async function buildAll(place: Pick<Place, 'work'>, environment: NodeJS.ProcessEnv) {
  const { work } = place
  const functions = functionsFolder(place)
  await mkdir(work, { recursive: true })
  const web = consoleFolder(place).files
  await Promise.all([buildFunctions(functions), buildWeb(web)])
  // The manifest names the secrets, the region and the bucket of each function.
  await writeFunctionsManifest(functions, environment)
  const imageSource = hashOfParts(imageParts)
  const imageArchive = join(work, `image-processor-${imageSource}.tgz`)
  execFileSync('tar', ['-czf', imageArchive, '-C', root, ...imageParts])
  return {
    webHash: hashOf(filesOf(web), web),
    imageSource,
    imageArchive,
    gatewayText: readFileSync(join(root, 'api-gateway/openapi2.yaml'), 'utf8'),
  }
}
