export const base62Alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Encodes bytes in base 62, for example 16 bytes as 22 characters. Node has no base 62. */
export function base62(bytes: Uint8Array): string {
  const left = Uint8Array.from(bytes)
  const length = Math.ceil((bytes.length * 8) / Math.log2(base62Alphabet.length))
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = base62Alphabet.charAt(divide(left)) + text
  }
  return text
}

/** Divides a number of many bytes by 62 in place, faster than a BigInt. Returns the remainder. */
function divide(bytes: Uint8Array): number {
  let value = 0
  for (let at = 0; at < bytes.length; at += 1) {
    value = (value % 62) * 256 + (bytes[at] ?? 0)
    bytes[at] = value / 62
  }
  return value % 62
}
