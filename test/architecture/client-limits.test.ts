import { describe, expect, it } from 'vitest'
import { thisRepository } from '../docs/repository.ts'

const { files, read } = thisRepository()
const sources = files.filter((path) =>
  /^(web|packages\/client)\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/.test(path),
)

/** A number after `maxLength`, `max` or `min`: an attribute, a property or zod's method. */
const literal =
  /(?:\b(?:maxLength|max|min)(?:=\{?["']?|: ?)|(?<!Math)\.(?:max|min)\()-?\d[\d_.]*(?![\d-])/

it('the console, the client and the command line take every bound from the contract', () => {
  expect(sources.length).toBeGreaterThan(200)
  const typed = sources.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (literal.test(line) ? [`${path}:${index + 1}: ${line}`] : [])),
  )
  expect(typed).toEqual([])
})

describe('a planted literal', () => {
  it.each(['<input maxLength={100} />', '<meter min="0" />', '{ min: -90 }', 'z.string().max(5)'])(
    'is found in %s',
    (line) => expect(line).toMatch(literal),
  )

  it.each(['<input min="1970-01-01" />', 'Math.max(1, columns)', 'max={limit}', '{ min: number }'])(
    'is not seen in %s',
    (line) => expect(line).not.toMatch(literal),
  )
})
