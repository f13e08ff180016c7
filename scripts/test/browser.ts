import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { aptInstall } from '../common/apt.ts'

/** Chromium without windows, which takes two thirds of Chromium's processor time for the tests. */
const shell = 'chromium-headless-shell'

/** The commands of Chromium in Debian, the smallest first, and the command of Google Chrome. */
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome']

/** Debian packages of Chromium and of fonts, also for Hindi, Chinese and Japanese. */
const packages = [shell, 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

export const browserAdvice = `sudo apt-get install --no-install-recommends ${packages.join(' ')}`

/** The path of Chromium for the console tests, or undefined without Chromium. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = environment
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const folders = PATH.split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** The packages to install: the smallest Chromium, and fonts unless there is another browser. */
export function missingPackages(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  const found = findBrowser(environment)
  if (found === undefined) return packages
  return environment.CHROMIUM_PATH || basename(found) === shell ? [] : [shell]
}

/**
 * Installs the smallest Chromium from Debian's packages if it is missing and the user is root on a
 * system with apt. Otherwise, or after a failure, the tests use another browser or print
 * `browserAdvice`.
 */
export async function provideBrowser(): Promise<void> {
  const missing = missingPackages()
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing ${missing.join(', ')} for the tests of the console ...\n`)
  await aptInstall(missing)
}
