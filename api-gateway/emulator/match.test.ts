import { describe, expect, it } from 'vitest'
import { createMatcher, normalisePath } from './match.ts'

function operation(method: string, template: string) {
  return { method, template, backendAddress: 'https://api.backend.invalid', deadlineSeconds: 60 }
}

const match = createMatcher([
  operation('DELETE', '/v1/folders/{id}'),
  operation('POST', '/v1/folders/unassign'),
  operation('POST', '/v1/folders/{id}/assign'),
  operation('POST', '/v1/folders'),
])

function templateOf(method: string, path: string): string {
  const result = match(method, path)
  return result.kind === 'operation' ? result.operation.template : result.kind
}

describe('finding the operation of a path', () => {
  it.each([
    ['POST', '/v1/folders', '/v1/folders'],
    ['POST', '/v1/folders/', '/v1/folders'],
    ['POST', '/v1/folders/unassign', '/v1/folders/unassign'],
    ['DELETE', '/v1/folders/fld_1', '/v1/folders/{id}'],
    ['DELETE', '/v1/folders/a:b%2Fc', '/v1/folders/{id}'],
    ['POST', '/v1/folders/unassign/assign', '/v1/folders/{id}/assign'],
  ])('finds for %s %s the operation %s', (method, path, template) => {
    expect(templateOf(method, path)).toBe(template)
  })

  it('falls back to the variable path for a method that the literal path lacks', () => {
    expect(templateOf('DELETE', '/v1/folders/unassign')).toBe('/v1/folders/{id}')
  })

  it.each(['/v1/Folders', '/v1/folders/a/b', '/', '/v1/folders//assign'])(
    'finds no operation for %s',
    (path) => {
      expect(templateOf('POST', path)).toBe('unknown-path')
    },
  )

  it("reports the path's template when the path lacks the method", () => {
    expect(match('GET', '/v1/folders/fld_1')).toEqual({
      kind: 'method-not-allowed',
      template: '/v1/folders/{id}',
    })
  })
})

describe('normalising a path', () => {
  it.each([
    ['//v1///folders', '/v1/folders'],
    ['/v1/./folders/../config', '/v1/config'],
    ['/../../v1/config', '/v1/config'],
    ['/v1/folders/', '/v1/folders/'],
    ['/v1/folders/%2e%2E/a%2Fb', '/v1/folders/%2e%2E/a%2Fb'],
    ['/', '/'],
  ])('normalises %s to %s', (path, expected) => {
    expect(normalisePath(path)).toBe(expected)
  })
})
