import { execFileSync, spawnSync } from 'node:child_process'

/** Debian packages that build images without a daemon. Each has the name of its command. */
const packages = ['buildah', 'mmdebstrap'] as const

export type Tools = { kind: 'FOUND' } | { kind: 'MISSING'; reason: string }

/** Finds buildah and mmdebstrap, and installs them with apt-get if they are missing. Needs root. */
export function findTools(): Tools {
  if (process.getuid?.() !== 0)
    return { kind: 'MISSING', reason: 'building needs root, because it unpacks a file system' }
  if (missing().length > 0) install()
  const left = missing()
  if (left.length === 0) return { kind: 'FOUND' }
  return { kind: 'MISSING', reason: `missing packages: apt-get install ${left.join(' ')}` }
}

const missing = (): string[] =>
  packages.filter((name) => spawnSync(name, ['--version']).status !== 0)

function install(): void {
  if (!runs('apt-get', 'update', '-qq')) return
  runs('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

function runs(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/** Runs buildah, configured to work inside another container, and returns its output. */
export function buildah(...args: string[]): string {
  return execFileSync('buildah', args, {
    env: buildahEnvironment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim()
}

export const buildahEnvironment = {
  ...process.env,
  STORAGE_DRIVER: 'vfs',
  BUILDAH_ISOLATION: 'chroot',
}
