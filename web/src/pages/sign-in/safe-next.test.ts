import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

const origin = 'https://plants.example'

describe('the page after the sign-in', () => {
  it.each(['/', '/history?folderId=f_1#top', '/analyses/an_1', '/invitation?id=inv_1'])(
    'is the requested page %s',
    (next) => expect(safeNext(next, origin)).toBe(next),
  )

  it.each([
    undefined,
    '',
    'history',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    '/sign-in?next=/sign-in',
  ])('is the start page instead of %j', (next) => expect(safeNext(next, origin)).toBe('/'))
})
