import { describe, expect, it } from 'vitest'
import { thisRepository } from './repository.ts'

const tag = /^\s*(?:\/\*\*|\*)\s*@(?:param|returns?|throws|example|see|deprecated)\b/gm

const tagsOf = (code: string) => [...code.matchAll(tag)].map(([line]) => line.trim())

describe('docstrings', () => {
  it('are prose, without tags', () => {
    const { files, read } = thisRepository()
    const tagged = files
      .filter((path) => /\.(?:ts|mjs)$/.test(path))
      .flatMap((path) => tagsOf(read(path)).map((line) => `${path}: ${line}`))
    expect(tagged).toEqual([])
  })
})

describe('a tag is caught', () => {
  it.each(['/** @returns nothing */', '/**\n   * @param id of a folder\n   */', ' * @throws late'])(
    '%s',
    (code) => expect(tagsOf(code)).toHaveLength(1),
  )

  it('but a decorator or an address is none', () => {
    expect(tagsOf(' * of @google-cloud/firestore\n// @ts-expect-error')).toEqual([])
  })
})
