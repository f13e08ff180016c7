export const base62Alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Encodes bytes in base 62, for example 16 bytes as 22 characters. Node has no base 62. */
export function base62(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  const length = Math.ceil((bytes.length * 8) / Math.log2(base62Alphabet.length))
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = base62Alphabet.charAt(Number(value % 62n)) + text
    value /= 62n
  }
  return text
}
