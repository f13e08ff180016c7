import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { buildFunctions } from './functions.ts'

let folder: string
let metafile: Metafile

beforeAll(async () => {
  // Within the project, so that the bundle finds its packages.
  mkdirSync(join(root, '.build'), { recursive: true })
  folder = mkdtempSync(join(root, '.build', 'functions-'))
  metafile = await buildFunctions(folder)
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

function readBuilt(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

describe('the build of the functions', () => {
  it('lists in its manifest what the bundle exports', async () => {
    const bundle = (await import(join(folder, 'index.js'))) as Record<string, unknown>
    expect(readBuilt('functions.yaml')).toMatchObject({
      endpoints: Object.fromEntries(
        Object.keys(bundle).map((name) => [name, expect.objectContaining({ entryPoint: name })]),
      ),
    })
    expect(Object.keys(bundle)).toEqual(expect.arrayContaining(['api', 'photos']))
  })

  it('holds no native image code', () => {
    const inside = Object.keys(metafile.inputs)
    const outside = Object.values(metafile.outputs).flatMap((output) =>
      output.imports.map(({ path }) => path),
    )
    expect(inside.length).toBeGreaterThan(0)
    expect([...inside, ...outside].filter((path) => /\bsharp\b|@img/.test(path))).toEqual([])
  })

  it('asks only for packages that its own package.json pins', () => {
    const { dependencies } = readBuilt('package.json') as { dependencies: Record<string, string> }
    const external = Object.values(metafile.outputs)
      .flatMap((output) => output.imports)
      .filter(({ path, external: isExternal }) => isExternal && !path.startsWith('node:'))
      .map(({ path }) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'))
    expect(external.filter((name) => dependencies[name] === undefined)).toEqual([])
    expect(Object.values(dependencies).every((version) => /^\d+\.\d+\.\d+/.test(version))).toBe(
      true,
    )
  })
})
