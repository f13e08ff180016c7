import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { RawBody } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'

type Document = { status: 200; headers: Record<string, string>; body: RawBody }

const made = new Map<string, Document>()

/** Makes the response for a text of about 500 KB. Hashes and compresses a text once per process. */
export function asDocument(contentType: string, text: string): Document {
  const key = `${contentType}\n${text}`
  const known = made.get(key)
  if (known) return known
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  const document: Document = {
    status: 200,
    headers: {
      'Cache-Control': `public, max-age=${limits.service.configMaxAgeSeconds}`,
      // A weak tag, because the plain and the compressed body have the same tag.
      ETag: `W/"${digest}"`,
    },
    body: { contentType, gzipped: gzipSync(text), plainBytes: Buffer.byteLength(text) },
  }
  made.set(key, document)
  return document
}
