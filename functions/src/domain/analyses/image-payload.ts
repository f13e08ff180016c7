/** Matches text that is not base64. Line breaks are allowed, as some mobile encoders add them. */
const notBase64 = /[^A-Za-z0-9+/=\s]/

/**
 * Decodes `imageBase64`, with or without a `data:` prefix. Returns undefined for text that is not
 * base64. Node skips invalid characters, so the function compares lengths to detect invalid
 * characters. A regular expression over 10 MB would cost more than all other work of the request.
 */
export function decodeImage(imageBase64: string): Buffer | undefined {
  const comma = imageBase64.startsWith('data:') ? imageBase64.indexOf(',') : -1
  const base64 = comma >= 0 ? imageBase64.slice(comma + 1) : imageBase64
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0) return undefined
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const characters = base64.length - padding
  // One extra character adds no byte, so lengths alone would not reveal the character.
  const isWhole = characters % 4 !== 1 && bytes.length === Math.floor((characters * 3) / 4)
  if (isWhole) return bytes
  return notBase64.test(base64) ? undefined : bytes
}
