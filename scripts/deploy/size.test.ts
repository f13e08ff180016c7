import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../common/root.ts'

/** The most lines that a deployment and a rollback may have. */
const linesMax = 3000
/** The trial of a new version came after that limit, which knew no traffic and no lock. */
const canary = { folder: 'scripts/deploy/canary/', linesMax: 500 }
/** The service that is deployed: the deployment reads its tables, but deploys it as it is. */
const product = ['functions/', 'packages/', 'web/']
/** What processes run that the commands start, and Cloud Build for them. */
const started = [
  'tools/run.mjs',
  'image-processor/container/try-image.sh',
  'image-processor/container/update-signatures.sh',
]
const importedPath = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The file and all files that it imports, also for their types. */
function reach(path: string, reached = new Set<string>()): Set<string> {
  const name = relative(root, path)
  if (reached.has(name) || product.some((folder) => name.startsWith(folder))) return reached
  reached.add(name)
  for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(importedPath))
    reach(join(dirname(path), imported), reached)
  return reached
}

it(`everything that a deployment and a rollback run has at most ${linesMax} lines`, () => {
  const files = new Set<string>()
  for (const entry of ['scripts/deploy.ts', 'scripts/rollback.ts', ...started])
    reach(join(root, entry), files)
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
  const sumOf = (names: string[]) => names.map(linesOf).reduce((sum, count) => sum + count)
  const isTrial = (file: string) => file.startsWith(canary.folder)
  expect([...files]).toEqual(
    expect.arrayContaining(['scripts/deploy/steps/gateway.ts', 'scripts/build/bundle.ts']),
  )
  expect(sumOf([...files].filter((file) => !isTrial(file)))).toBeLessThanOrEqual(linesMax)
  expect(sumOf([...files].filter(isTrial))).toBeLessThanOrEqual(canary.linesMax)
})
