import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { messageOf } from '@plant/common/errors'
import { root } from '../common/root.ts'
import type { Environment } from './environment.ts'

const sources = ['prepare.sh', 'StorageRulesRuntime.java'].map((name) =>
  join(root, 'tools/emulators', name),
)
const downloads = ['cloud-firestore-emulator', 'cloud-storage-rules-runtime', 'pubsub-emulator']

export type EmulatorBinaries =
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'prepared'; readonly environment: Environment }
  /** firebase-tools will try to download the emulators. `advice` helps if the download fails. */
  | { readonly kind: 'missing'; readonly advice: string }

/** Prepares the emulators from the Google Cloud SDK if firebase-tools has not downloaded them. */
export async function findEmulatorBinaries(): Promise<EmulatorBinaries> {
  if (areDownloaded()) return { kind: 'downloaded' }
  const cached = readCache()
  if (cached) return { kind: 'prepared', environment: cached }
  try {
    return { kind: 'prepared', environment: await prepare() }
  } catch (error) {
    return { kind: 'missing', advice: adviceFor(error) }
  }
}

function areDownloaded(): boolean {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators')
  if (!existsSync(folder)) return false
  const present = readdirSync(folder)
  return downloads.every((name) => present.some((file) => file.startsWith(name)))
}

function cacheFolder(): string {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(source))
  return join(root, '.cache', 'emulators', hash.digest('hex').slice(0, 16))
}

/** The environment that was prepared earlier, or undefined if its files no longer exist. */
function readCache(): Environment | undefined {
  const file = join(cacheFolder(), 'environment')
  if (!existsSync(file)) return undefined
  const environment = parseLines(readFileSync(file, 'utf8'))
  return Object.values(environment).every(existsSync) ? environment : undefined
}

async function prepare(): Promise<Environment> {
  const folder = cacheFolder()
  mkdirSync(folder, { recursive: true })
  const script = join(root, 'tools/emulators/prepare.sh')
  const { stdout } = await promisify(execFile)('bash', [script, folder])
  writeFileSync(join(folder, 'environment'), stdout)
  return parseLines(stdout)
}

function parseLines(lines: string): Environment {
  const pairs = [...lines.matchAll(/^([A-Z_]+)=(.+)$/gm)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

function adviceFor(error: unknown): string {
  return [
    'The emulators of Firestore, Storage rules and Pub/Sub were not found and could not be prepared.',
    'Either let firebase-tools download them (it needs storage.googleapis.com), or install the',
    'Google Cloud SDK with `gcloud components install cloud-firestore-emulator pubsub-emulator`',
    'and a JDK of version 17 or later.',
    `The preparation failed: ${messageOf(error).trim()}`,
  ].join('\n')
}
