import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseJson } from '@plant/common/json'
import type { Context } from '../context.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { isRecord } from '../record.ts'

/** Firebase Auth's API key and address, from the console's `/config.json`. */
export type SignInService = {
  apiKey: string
  /** The address of the Auth emulator, or null in production. */
  emulatorUrl: string | null
}

/** The credential that `plant login` stores for the other commands. */
export type Stored = { baseUrl: string } & (
  | { kind: 'key'; key: string }
  | { kind: 'person'; email: string; refreshToken: string; service: SignInService }
)

type Environment = Context['env']

/** The path of the stored credential; docs/guides/clients/command-line.md describes it. */
export function pathOfStored(env: Environment): string {
  const home = env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config')
  return join(home, 'plant', 'credential.json')
}

/** Returns the stored credential, or undefined after a logout. Throws if the file is damaged. */
export function readStored(env: Environment): Stored | undefined {
  const path = pathOfStored(env)
  const text = textAt(path)
  if (text === undefined) return undefined
  const stored = parseJson(text)
  if (!isStored(stored))
    throw new CommandError(exitCodes.failure, `${path} cannot be read. Type: plant logout`)
  return stored
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return undefined
    throw error
  }
}

function isStored(value: unknown): value is Stored {
  if (!isRecord(value) || typeof value['baseUrl'] !== 'string') return false
  if (value['kind'] === 'key') return typeof value['key'] === 'string'
  const service = value['service']
  return (
    value['kind'] === 'person' &&
    typeof value['refreshToken'] === 'string' &&
    isRecord(service) &&
    typeof service['apiKey'] === 'string'
  )
}

/**
 * Stores the credential in a file that only its owner may read. Renames a finished file into place,
 * so a reader never gets a half-written credential.
 */
export function writeStored(env: Environment, stored: Stored): void {
  const path = pathOfStored(env)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${process.pid}`
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  renameSync(unfinished, path)
}

/** Deletes the stored credential. Returns false if no credential was stored. */
export function removeStored(env: Environment): boolean {
  try {
    rmSync(pathOfStored(env))
    return true
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return false
    throw error
  }
}
