import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import {
  generatedSecrets,
  optionalSecrets,
  requiredSecrets,
} from '../../functions/src/config/secrets.ts'

const names = [...generatedSecrets, ...requiredSecrets, ...optionalSecrets]

/**
 * A developer's own secrets from a file in the form of the Firebase tools' `.secret.local`, which git ignores; nothing where
 * there is none. Read here because the HTTP functions run beside the functions emulator, which would read it for its own.
 */
export function localSecrets(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  const found = parseEnv(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    names.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])),
  )
}
