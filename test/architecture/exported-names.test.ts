import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/common/root.ts'
import { withoutComments } from './imports.ts'

const source = join(root, 'functions/src')
const declaration =
  /^export (?:async )?function (\w+)|^export const (\w+)(?:: .+)? =\s+(?:endpoint\(|job\(|(?:async )?(?:[(<]|\w+ =>))/gm
const imported = /\bimport \{([^}]*)\} from '(\.[^']+)'/g

/** The files that export a function, an endpoint or a job, grouped by the exported name. */
function declarations(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const byName = new Map<string, string[]>()
  for (const [path, text] of files)
    for (const [, fn, constant] of text.matchAll(declaration)) {
      const name = fn ?? constant ?? ''
      // Overloads of one function count once.
      byName.set(name, [...new Set([...(byName.get(name) ?? []), path])])
    }
  return byName
}

/** Names that several files export and that a file in another folder imports. */
function sharedNames(files: ReadonlyMap<string, string>): string[] {
  const byName = declarations(files)
  const found = [...files].flatMap(([path, text]) =>
    [...text.matchAll(imported)].flatMap(([, names = '', from = '']) => {
      const target = join(dirname(path), from)
      if (dirname(target) === dirname(path)) return []
      return names
        .split(',')
        .map((each) => each.trim().split(' as ')[0] ?? '')
        .filter((name) => (byName.get(name)?.length ?? 0) > 1)
        .map((name) => `${name}: ${byName.get(name)?.join(', ')}`)
    }),
  )
  return [...new Set(found)].sort()
}

it('exports that another folder imports have unique names', () => {
  const paths = globSync('**/*.ts', { cwd: source }).filter((path) => !path.endsWith('.test.ts'))
  const files = new Map(
    paths.map((path) => [path, withoutComments(readFileSync(join(source, path), 'utf8'))]),
  )
  expect(files.size).toBeGreaterThan(400)
  expect(sharedNames(files)).toEqual([])
})

it('the check finds a name that two files export', () => {
  const files = new Map([
    ['a/one.ts', 'export function close() {}'],
    ['b/two.ts', 'export const close = job({})'],
    ['c/three.ts', `import { close } from '../a/one.ts'`],
  ])
  expect(sharedNames(files)).toEqual(['close: a/one.ts, b/two.ts'])
})

it.each([
  'export const close = (id: string) => id',
  'export const close = async () => undefined',
  'export const close =\n  (id: string) => () => id',
  'export const close = <T>(value: T) => value',
  'export const close = each => each',
  'export const close: Close = () => undefined',
])('the check finds the arrow function of %j', (arrow) => {
  const files = new Map([
    ['a/one.ts', 'export function close() {}'],
    ['b/two.ts', arrow],
    ['c/three.ts', `import { close } from '../a/one.ts'`],
  ])
  expect(sharedNames(files)).toEqual(['close: a/one.ts, b/two.ts'])
})
