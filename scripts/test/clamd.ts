import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { retryInstallation } from '../common/apt.ts'
import { root } from '../common/root.ts'

export type Clamd = { binary: string; environment: Record<string, string> }

const script = join(root, 'test/image-processor/clamd/prepare.sh')
const cache = join(root, '.cache/clamd')
const installed = ['/usr/sbin/clamd', '/usr/local/sbin/clamd']

/**
 * Finds an installed clamd, or unpacks Debian's package into the cache. If neither works, returns
 * undefined and writes the reason to standard error.
 */
export async function findClamd(): Promise<Clamd | undefined> {
  const own = installed.find((path) => existsSync(path))
  if (own !== undefined) return { binary: own, environment: {} }
  const version = createHash('sha256').update(readFileSync(script)).digest('hex').slice(0, 16)
  const folder = join(cache, version)
  const binary = join(folder, 'usr/sbin/clamd')
  const isUnpacked = existsSync(binary) || (await retryInstallation(() => unpackInto(folder)))
  if (!isUnpacked) return undefined
  return { binary, environment: { LD_LIBRARY_PATH: join(folder, 'libraries') } }
}

async function unpackInto(folder: string): Promise<boolean> {
  try {
    await promisify(execFile)('bash', [script, folder])
    return true
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : `${error}`
    process.stderr.write(`There is no real clamd: ${reason.trim()}\n`)
    return false
  }
}
