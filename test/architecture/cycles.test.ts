import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cycles } from './cycles.ts'

const root = join(import.meta.dirname, '../..')
const folders = [
  'functions/src',
  'functions/testing',
  'image-processor/src',
  'image-processor/model',
  'api-gateway',
  'scripts',
  'test',
]

function sources(): Map<string, string> {
  const paths = globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root, exclude: (path) => path.includes('node_modules') },
  )
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

describe('the sources', () => {
  it('have no import cycle, not even of type imports', () => {
    expect(cycles(sources())).toEqual([])
  })

  it('are all read by the cycle check', () => {
    const read = [...sources().keys()]
    for (const folder of folders)
      expect(read.filter((path) => path.startsWith(`${folder}/`))).not.toEqual([])
    expect(read.length).toBeGreaterThan(900)
  })

  it('fail the cycle check as soon as two files import each other', () => {
    const files = sources()
    const from = 'functions/src/domain/quota/quota.ts'
    const to = 'functions/src/operations/analyses/start.ts'
    files.set(
      from,
      `${files.get(from)}\nimport type { x } from '../../operations/analyses/start.ts'`,
    )
    expect(cycles(files).some((circle) => circle.includes(from) && circle.includes(to))).toBe(true)
  })
})

describe('the cycle check', () => {
  const b = 'functions/src/b.ts'

  it.each<[string, Record<string, string>, string[][]]>([
    ['a file that imports itself', { 'a/a.ts': `import { a } from './a.ts'` }, [['a/a.ts']]],
    [
      'two files with type imports only',
      { 'a/a.ts': `import type { B } from '../b.ts'`, 'b.ts': `import { type A } from './a/a.ts'` },
      [['a/a.ts', 'b.ts']],
    ],
    [
      'an inline type import',
      { 'a.ts': `type B = import('./b.ts').B`, 'b.ts': `export { a } from './a.ts'` },
      [['a.ts', 'b.ts']],
    ],
    [
      'three files, imported by a fourth',
      {
        'start.ts': `import './a.ts'`,
        'a.ts': `import { b } from './b.ts'`,
        'b.ts': `export * from './c.ts'`,
        'c.ts': `const a = await import('./a.ts')`,
      },
      [['a.ts', 'b.ts', 'c.ts']],
    ],
    [
      'a cycle through the protocol of the image processor',
      {
        [b]: `import type { Reply } from '@plant/image-processor/protocol'`,
        'image-processor/src/protocol.ts': `import { b } from '../../functions/src/b.ts'`,
      },
      [[b, 'image-processor/src/protocol.ts']],
    ],
  ])('reports a cycle: %s', (_name, files, expected) => {
    expect(cycles(new Map(Object.entries(files)))).toEqual(expected)
  })

  it('ignores packages, comments, and a file that two other files import', () => {
    const files = {
      'a.ts': `import './b.ts'\nimport './c.ts'\nimport { z } from 'zod'`,
      'b.ts': `import './c.ts'`,
      'c.ts': `// import './a.ts'`,
    }
    expect(cycles(new Map(Object.entries(files)))).toEqual([])
  })
})
