import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Clamd =
  | { kind: 'FOUND'; binary: string; environment: Record<string, string> }
  /** The reason is printed when tests are skipped. */
  | { kind: 'MISSING'; reason: string }

const script = join(import.meta.dirname, 'prepare.sh')
const cache = join(import.meta.dirname, '../../../.cache/clamd')
const installed = ['/usr/sbin/clamd', '/usr/local/sbin/clamd']

/** Finds a real clamd: the machine's own, or Debian's, which is unpacked into the cache once. */
export async function findClamd(): Promise<Clamd> {
  const own = installed.find((path) => existsSync(path))
  if (own !== undefined) return { kind: 'FOUND', binary: own, environment: {} }
  const version = createHash('sha256').update(readFileSync(script)).digest('hex').slice(0, 16)
  const folder = join(cache, version)
  const binary = join(folder, 'usr/sbin/clamd')
  try {
    if (!existsSync(binary)) await promisify(execFile)('bash', [script, folder])
    const environment = { LD_LIBRARY_PATH: join(folder, 'libraries') }
    return { kind: 'FOUND', binary, environment }
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : `${error}`
    return { kind: 'MISSING', reason: reason.trim() }
  }
}
