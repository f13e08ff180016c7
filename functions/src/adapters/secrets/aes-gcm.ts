import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretBox } from '../../ports/secrets.ts'

export type SecretKey = { version: string; key: Uint8Array }

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts with AES-256-GCM and the first key, so put a new key first. Decrypts with any key. The
 * encrypted text has the form `<version>.<base64url of nonce, tag and ciphertext>`.
 */
export function aesGcmSecretBox(keys: readonly SecretKey[]): SecretBox {
  const [current] = keys
  if (!current) throw new Error('no key for sealing secrets is configured')
  const byVersion = new Map(keys.map(({ version, key }) => [version, key]))
  return {
    async seal(secret, purpose) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, current.key, nonce)
      cipher.setAAD(Buffer.from(purpose))
      const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])
      return `${current.version}.${bytes.toString('base64url')}`
    },
    isCurrent: (sealed) => sealed.startsWith(`${current.version}.`),
    async open(sealed, purpose) {
      const [version = '', text = ''] = sealed.split('.')
      const key = byVersion.get(version)
      if (!key) throw new Error(`no key of version ${version} is configured`)
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(purpose))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const ciphertext = bytes.subarray(nonceBytes + tagBytes)
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
    },
  }
}
