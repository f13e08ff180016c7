import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The scripts that train the plant network read photos and weights outside the repository. */
const training = ['scripts/train.ts', 'scripts/model/', 'image-processor/model/']
/** These tests contain paths outside the repository as examples. */
const planting = ['test/architecture.test.ts', 'test/architecture/beside.test.ts']

/** Relative paths that lead out of the repository, seen from the file's folder or from the root. */
function pathsBeside(path: string, text: string): string[] {
  const fromFile = [...text.matchAll(/(?<![\w./])(?:\.\.\/)+[\w.-]+/g)]
    .map(([named]) => named)
    .filter((named) => posix.join(posix.dirname(path), named).startsWith('..'))
  const fromRoot = text.match(/\b(?:join|resolve)\((?:root, )?'\.\.['/].*/g) ?? []
  return [...fromFile, ...fromRoot]
}

it('no file names a path outside the repository, except in the training', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const found = tracked
    .filter((path) =>
      /\.(md|ts|tsx|mjs|cjs|js|json|ya?ml|sh|rules)$|^\.ci\/|Dockerfile$/.test(path),
    )
    .filter((path) => existsSync(join(root, path)))
    .filter((path) => ![...training, ...planting].some((start) => path.startsWith(start)))
    .flatMap((path) =>
      pathsBeside(path, readFileSync(join(root, path), 'utf8')).map((named) => `${path}: ${named}`),
    )
  expect(found).toEqual([])
})

it('the check finds a path outside the repository', () => {
  expect(pathsBeside('functions/testing/x.ts', "join(here, '../../../photos')")).toHaveLength(1)
  expect(pathsBeside('scripts/x.ts', "resolve('..', 'photos')")).toHaveLength(1)
  expect(pathsBeside('scripts/x/y.ts', "join(root, '../photos')")).toHaveLength(1)
  expect(pathsBeside('functions/testing/x.ts', "join(here, '../../test/photos')")).toEqual([])
})
