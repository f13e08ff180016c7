const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 16 bytes as 22 characters, which is as many as the largest value needs. */
export function base62(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  const length = Math.ceil((bytes.length * 8) / Math.log2(alphabet.length))
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = alphabet.charAt(Number(value % 62n)) + text
    value /= 62n
  }
  return text
}
