import { afterEach, expect, it, vi } from 'vitest'
import { chosenLanguage } from './chosen-language.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['en-US', null, ['en-US', 'en']],
  ['en', null, ['en-GB', 'en-US']],
  ['en', 'en', ['en-US']],
  ['es', null, ['ca', 'es-MX']],
  ['en', null, ['ca']],
])('the page is in %s if %j is stored and the browser prefers %j', (language, stored, tags) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  vi.stubGlobal('navigator', { languages: tags })
  expect(chosenLanguage()).toBe(language)
})
