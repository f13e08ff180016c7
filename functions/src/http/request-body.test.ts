import { describe, expect, it } from 'vitest'
import { requireJson } from './request-body.ts'

describe('a body', () => {
  it.each([
    ['application/json', undefined],
    ['Application/JSON; charset=UTF-8', undefined],
    ['application/json; charset="utf8"', 'identity'],
    ['application/merge-patch+json', undefined],
  ])('is accepted if it is %s', (contentType, contentEncoding) => {
    expect(() => requireJson(contentType, contentEncoding)).not.toThrow()
  })

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['json', undefined],
    ['text/json', undefined],
    ['application/x-www-form-urlencoded', undefined],
    ['application/jsonp', undefined],
    ['application/json; charset=utf-16', undefined],
    ['application/json', 'gzip'],
    ['application/json', 'br, identity'],
  ])('is rejected if it is %s, encoded as %s', (contentType, contentEncoding) => {
    expect(() => requireJson(contentType, contentEncoding)).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }),
    )
  })

  it('AI1: is rejected unparsed if it is longer than 200 characters', () => {
    const padded = (spaces: number) => `application/json${' '.repeat(spaces)};charset=utf-8`
    expect(() => requireJson(padded(150), undefined)).not.toThrow()
    expect(() => requireJson(padded(200), undefined)).toThrow(
      expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }),
    )
  })
})
