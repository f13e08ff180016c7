import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aesGcmSecretBox } from './aes-gcm.ts'
import { newWebhookSecret } from './webhook-secret.ts'

const old = { version: '1', key: Buffer.alloc(32, 1) }
const current = { version: '2', key: Buffer.alloc(32, 2) }
const box = aesGcmSecretBox([current, old])

describe('an encrypted secret', () => {
  it('can be decrypted only for its purpose, and looks different after each encryption', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (secret, purpose, other) => {
        const sealed = await box.seal(secret, purpose)
        expect(await box.open(sealed, purpose)).toBe(secret)
        expect(await box.seal(secret, purpose)).not.toBe(sealed)
        if (other !== purpose) await expect(box.open(sealed, other)).rejects.toThrow()
      }),
    )
  })

  it('cannot be decrypted if any character was changed', async () => {
    const sealed = await box.seal('whsec_abc', 'webhook whk_1')
    for (let at = 2; at < sealed.length - 1; at += 1) {
      const letter = sealed[at] === 'A' ? 'B' : 'A'
      const altered = sealed.slice(0, at) + letter + sealed.slice(at + 1)
      await expect(box.open(altered, 'webhook whk_1')).rejects.toThrow()
    }
  })

  it('can be decrypted with a replaced key until that key is removed', async () => {
    const sealed = await aesGcmSecretBox([old]).seal('secret', 'p')
    expect(await box.open(sealed, 'p')).toBe('secret')
    expect(await box.seal('secret', 'p')).toMatch(/^2\./)
    await expect(aesGcmSecretBox([current]).open(sealed, 'p')).rejects.toThrow('version 1')
  })

  it('requires at least one configured key', () => expect(() => aesGcmSecretBox([])).toThrow())
})

it('signing secrets have 32 random bytes', () => {
  const secrets = Array.from({ length: 100 }, () => newWebhookSecret())
  expect(new Set(secrets).size).toBe(100)
  for (const secret of secrets)
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
})
