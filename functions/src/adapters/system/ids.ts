import { randomBytes } from 'node:crypto'
import type { Ids } from '../../ports/ids.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const idBytes = 16
/** The digits that 128 bits take in base 62; shorter numbers are padded, so that all ids have one length. */
const idDigits = 22

export const systemIds: Ids = {
  random: (prefix) => `${prefix}_${base62(randomBytes(idBytes))}`,
}

/** By hand because Node has no base 62, and a dependency for ten lines would be read less often than they are. */
function base62(bytes: Buffer): string {
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let digits = ''
  for (let place = 0; place < idDigits; place++) {
    digits = `${alphabet.charAt(Number(number % 62n))}${digits}`
    number /= 62n
  }
  return digits
}
