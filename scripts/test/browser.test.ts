import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { findBrowser, missingPackages } from './browser.ts'

const shell = 'chromium-headless-shell'
const folder = mkdtempSync(join(tmpdir(), 'browser-'))
const [first, second] = [join(folder, 'first'), join(folder, 'second')]
for (const each of [first, second]) mkdirSync(each)
const PATH = [first, second].join(delimiter)

it('the smallest browser on the path is used, unless CHROMIUM_PATH names a browser', () => {
  expect(findBrowser({ PATH })).toBeUndefined()
  expect(findBrowser({})).toBeUndefined()
  writeFileSync(join(first, 'google-chrome'), '')
  expect(findBrowser({ PATH })).toBe(join(first, 'google-chrome'))
  writeFileSync(join(second, shell), '')
  expect(findBrowser({ PATH })).toBe(join(second, shell))
  expect(findBrowser({ PATH, CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome')
})

it('the smallest browser is installed beside another, and with fonts if there is none', () => {
  const path = mkdtempSync(join(tmpdir(), 'browser-'))
  expect(missingPackages({ PATH: path })).toContain(shell)
  expect(missingPackages({ PATH: path }).length).toBeGreaterThan(1)
  writeFileSync(join(path, 'chromium'), '')
  expect(missingPackages({ PATH: path })).toEqual([shell])
  expect(missingPackages({ PATH: path, CHROMIUM_PATH: '/opt/chrome' })).toEqual([])
  writeFileSync(join(path, shell), '')
  expect(missingPackages({ PATH: path })).toEqual([])
})
