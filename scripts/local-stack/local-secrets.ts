import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { secretNames } from '../../functions/src/config/secrets.ts'

/**
 * A developer's secrets from a file in the format of `.secret.local`, which git ignores. The
 * functions emulator reads that file, but the functions outside the emulator do not. Returns no
 * secrets if the file does not exist.
 */
export function localSecrets(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const found = parseEnv(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    secretNames.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])),
  )
}
