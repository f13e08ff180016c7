import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

const origin = 'https://plants.example'

describe('where to go after the sign-in', () => {
  it.each(['/', '/history?folderId=f_1#top', '/analyses/an_1', '/invitation?id=inv_1'])(
    'opens %s after the sign-in',
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
  ])('opens the start page instead of %j', (next) => expect(safeNext(next, origin)).toBe('/'))
})
