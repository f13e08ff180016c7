import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { findBrowser } from './browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'browser-'))
const [first, second] = [join(folder, 'first'), join(folder, 'second')]
for (const each of [first, second]) mkdirSync(each)
const PATH = [first, second].join(delimiter)

it('the smallest browser on the path is used, unless CHROMIUM_PATH names a browser', () => {
  expect(findBrowser({ PATH })).toBeUndefined()
  expect(findBrowser({})).toBeUndefined()
  writeFileSync(join(first, 'google-chrome'), '')
  expect(findBrowser({ PATH })).toBe(join(first, 'google-chrome'))
  writeFileSync(join(second, 'chromium-headless-shell'), '')
  expect(findBrowser({ PATH })).toBe(join(second, 'chromium-headless-shell'))
  expect(findBrowser({ PATH, CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome')
})
