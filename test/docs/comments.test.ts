import { describe, expect, it } from 'vitest'
import { longCommentLines } from './long-lines.ts'
import { thisRepository } from './repository.ts'

const tag = /^\s*(?:\/\*\*|\*)\s*@(?:param|returns?|throws|example|see|deprecated)\b/gm

const tagsOf = (code: string) => [...code.matchAll(tag)].map(([line]) => line.trim())

describe('docstrings', () => {
  it('contain no tags such as @param', () => {
    const { files, read } = thisRepository()
    const tagged = files
      .filter((path) => /\.(?:ts|mjs)$/.test(path))
      .flatMap((path) => tagsOf(read(path)).map((line) => `${path}: ${line}`))
    expect(tagged).toEqual([])
  })
})

describe('comments', () => {
  it('have at most 100 columns', () => {
    const { files, read } = thisRepository()
    const long = files
      .filter((path) => /\.(?:ts|mjs|rules)$/.test(path))
      .flatMap((path) => longCommentLines(read(path)).map((line) => `${path}:${line}`))
    expect(long).toEqual([])
  })
})

describe('the check of comment lines', () => {
  const words = 'word '.repeat(20)

  it.each([
    ['on its own line', `  // ${words}`, [1]],
    ['of one line', `  /** ${words}*/`, [1]],
    ['of a block', `/**\n * ${words}\n * short\n */\nconst text = '${words}'`, [2]],
    ['of a block without stars', `/*\n  short\n  ${words}\n*/`, [3]],
  ])('reports a long comment %s', (_, code, expected) => {
    expect(longCommentLines(code)).toEqual(expected)
  })

  it('accepts a line of code, an address and a comment of 100 columns', () => {
    const address = `// https://example.org/${'path/'.repeat(20)}`
    const code = `const text = '${words}' // ${words}`
    const product = `  * ${words}`
    const full = `// ${'x '.repeat(48)}x`
    expect(full).toHaveLength(100)
    expect(longCommentLines([address, code, product, full].join('\n'))).toEqual([])
  })
})

describe('the check of docstrings', () => {
  it.each(['/** @returns nothing */', '/**\n   * @param id of a folder\n   */', ' * @throws late'])(
    'reports the tag in %s',
    (code) => expect(tagsOf(code)).toHaveLength(1),
  )

  it('accepts a decorator and an address', () => {
    expect(tagsOf(' * of @google-cloud/firestore\n// @ts-expect-error')).toEqual([])
  })
})
