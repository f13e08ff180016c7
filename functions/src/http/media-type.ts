import { MIMEType } from 'node:util'
import { problem } from '../domain/problem.ts'

/**
 * Throws 415 unless a body is uncompressed JSON in UTF-8. Compressed ones are refused because inflating
 * them lets a few kilobytes take gigabytes of memory.
 */
export function requireJson(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): void {
  if (contentEncoding !== undefined && contentEncoding.trim().toLowerCase() !== 'identity') {
    throw problem('UNSUPPORTED_MEDIA_TYPE', 'A compressed body is not taken.')
  }
  if (!isJson(contentType)) {
    throw problem('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json in UTF-8.')
  }
}

function isJson(contentType: string | undefined): boolean {
  const mediaType = parseMediaType(contentType)
  if (mediaType === undefined) return false
  const charset = mediaType.params.get('charset')?.toLowerCase() ?? 'utf-8'
  const json = mediaType.essence === 'application/json' || mediaType.subtype.endsWith('+json')
  return json && (charset === 'utf-8' || charset === 'utf8')
}

function parseMediaType(contentType: string | undefined): MIMEType | undefined {
  try {
    return contentType === undefined ? undefined : new MIMEType(contentType)
  } catch {
    return undefined
  }
}
