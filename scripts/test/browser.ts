import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from '../common/apt.ts'

/** The commands of Chromium in Debian, the smallest first, and the command of Google Chrome. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Debian packages of Chromium and of fonts, also for Hindi, Chinese and Japanese. */
const packages = [
  'chromium-headless-shell',
  'fonts-noto-core',
  'fonts-noto-cjk',
  'fonts-noto-color-emoji',
]

export const browserAdvice = `sudo apt-get install --no-install-recommends ${packages.join(' ')}`

/** The path of Chromium for the console tests, or undefined without Chromium. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = environment
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const folders = PATH.split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/**
 * Installs Chromium from Debian's packages if it is missing and the user is root on a system with
 * apt. Otherwise, or after a failure, the tests print `browserAdvice`.
 */
export async function provideBrowser(): Promise<void> {
  if (findBrowser() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium and fonts for the tests of the console ...\n')
  await aptInstall(packages)
}
