import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from '../common/apt.ts'

/** Debian's names of Chromium, the smallest first, and that of Google's own packages. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The console speaks Hindi, Chinese and Japanese: without these fonts their letters are boxes. */
const packages = [
  'chromium-headless-shell',
  'fonts-noto-core',
  'fonts-noto-cjk',
  'fonts-noto-color-emoji',
]

/** What to type where there is no browser, for people. */
export const browserAdvice = `sudo apt-get install --no-install-recommends ${packages.join(' ')}`

/** The Chromium that the tests of the console run in; undefined where there is none. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = environment
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const folders = PATH.split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/**
 * Installs Chromium from Debian's packages where there is none, for the superuser on a system with
 * apt. Elsewhere, and where it fails, the tests say what to type.
 */
export async function provideBrowser(): Promise<void> {
  if (findBrowser() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium and fonts for the tests of the console ...\n')
  await aptInstall(packages)
}
