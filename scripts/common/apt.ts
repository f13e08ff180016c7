import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs an installation. On CI, tries up to three times, because package mirrors sometimes fail for
 * a short time. Returns whether the installation succeeded.
 */
export async function retryInstallation(
  install: () => Promise<boolean>,
  pauseMs = 15_000,
): Promise<boolean> {
  for (let left = process.env.CI ? 3 : 1; left > 0; left -= 1) {
    if (await install()) return true
    if (left > 1) await wait(pauseMs)
  }
  return false
}

/** Installs Debian packages if the user is root. Returns whether the installation succeeded. */
export async function aptInstall(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0) return false
  return retryInstallation(
    async () =>
      (await aptGet(['update', '-qq'])) &&
      (await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages])),
  )
}

function aptGet(args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', () => resolve(false))
    child.on('exit', (status) => resolve(status === 0))
  })
}
