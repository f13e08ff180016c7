import { createHmac, randomInt } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import { hasPasswordShape } from '../../domain/access/invitation.ts'
import { base62 } from '../../domain/base62.ts'
import type { OneTimePasswords } from '../../ports/secrets.ts'

const idBytes = 16

/** `secret` is a secret of the server. A new secret invalidates every open invitation. */
export function oneTimePasswords(secret: string): OneTimePasswords {
  const hmac = (text: string) => createHmac('sha256', secret).update(text)
  return {
    create() {
      const digits = limits.invitation.oneTimePasswordDigits
      return String(randomInt(10 ** digits)).padStart(digits, '0')
    },
    digest: (invitationId, password) =>
      hmac(`password\n${invitationId}\n${password}`).digest('hex'),
    addressId: (address) =>
      `adr_${base62(hmac(`address\n${address}`).digest().subarray(0, idBytes))}`,
    invitationId(accountId, address) {
      for (let round = 0; ; round += 1) {
        const text = `invitation\n${accountId}\n${address}\n${round}`
        const id = `inv_${base62(hmac(text).digest().subarray(0, idBytes))}`
        // The mail also contains the id, so the id must not look like the password.
        if (!hasPasswordShape(id)) return id
      }
    },
  }
}
