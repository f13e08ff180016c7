import { execFileSync, spawnSync } from 'node:child_process'
import { aptInstall } from '../common/apt.ts'

/** Debian packages that build images without a daemon. Each package has the name of its command. */
const packages = ['buildah', 'mmdebstrap'] as const

export type Tools = { kind: 'FOUND' } | { kind: 'MISSING'; reason: string }

/**
 * Finds the tools that build and run the container. Installs missing packages if the user is root
 * and the system has apt-get.
 */
export async function findTools(): Promise<Tools> {
  if (process.getuid?.() !== 0)
    return { kind: 'MISSING', reason: 'it needs root, because it unpacks a system of files' }
  if (missing().length > 0) await aptInstall(packages)
  const left = missing()
  if (left.length === 0) return { kind: 'FOUND' }
  return { kind: 'MISSING', reason: `missing packages: apt-get install ${left.join(' ')}` }
}

const missing = (): string[] =>
  packages.filter((name) => spawnSync(name, ['--version']).status !== 0)

/**
 * Runs buildah and returns its output. buildah also works inside another container, because an
 * image is a plain folder and a container changes only the root folder.
 */
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
