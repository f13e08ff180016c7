import { describe, expect, it } from 'vitest'
import { parseCsv } from './manifest.ts'

describe('a manifest', () => {
  it('may contain commas, quotes and line breaks in quoted cells', () => {
    expect(parseCsv('file,note\na.jpg,"one, ""two""\nthree"\r\nb.jpg,\n')).toEqual([
      ['file', 'note'],
      ['a.jpg', 'one, "two"\nthree'],
      ['b.jpg', ''],
    ])
  })

  it('may end without a line break', () => {
    expect(parseCsv('a,b\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('is rejected if it contains a stray quote', () => {
    expect(() => parseCsv('a,b\n1,2"3\n')).toThrow(/stray quote/)
  })
})
