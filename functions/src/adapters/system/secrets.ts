import { randomInt } from 'node:crypto'
import type { Secrets } from '../../ports/secrets.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const systemSecrets: Secrets = {
  // randomInt draws again instead of folding, so that no character is likelier than another.
  base62: (characters) =>
    Array.from({ length: characters }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
}
