import { describe, expect, it } from 'vitest'
import { thisRepository } from '../docs/repository.ts'

const { files, read } = thisRepository()
const sources = files.filter((path) =>
  /^(web|packages\/client)\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/.test(path),
)

/** A number after `maxLength`, `max` or `min`, as an attribute, a property or a method of zod. */
const literal =
  /(?:\b(?:maxLength|max|min)(?:=\{?["']?|: ?)|(?<!Math)\.(?:max|min)\()-?\d[\d_.]*(?![\d-])/

it('the console, the client and the command line take every limit from the contract', () => {
  expect(sources.length).toBeGreaterThan(200)
  const typed = sources.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (literal.test(line) ? [`${path}:${index + 1}: ${line}`] : [])),
  )
  expect(typed).toEqual([])
})

describe('the check of literal limits', () => {
  it.each(['<input maxLength={100} />', '<meter min="0" />', '{ min: -90 }', 'z.string().max(5)'])(
    'finds a literal limit in %s',
    (line) => expect(line).toMatch(literal),
  )

  it.each(['<input min="1970-01-01" />', 'Math.max(1, columns)', 'max={limit}', '{ min: number }'])(
    'finds no literal limit in %s',
    (line) => expect(line).not.toMatch(literal),
  )
})
