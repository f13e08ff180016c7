import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { OperationResult } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'

type Definition = OperationResult<'service.readDefinition'>

/**
 * `GET /v1/openapi.json` and `GET /v1/swagger.yaml`: the public definition, generated from the
 * contract at build time. It has some 500 KB, so it is hashed and compressed once, at its first
 * call.
 */
export function readDefinition(contentType: string, text: string): () => Promise<Definition> {
  let made: Definition | undefined
  return async () => {
    made ??= make(contentType, text)
    return made
  }
}

function make(contentType: string, text: string): Definition {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  return {
    status: 200,
    headers: {
      'Cache-Control': `public, max-age=${limits.service.configMaxAgeSeconds}`,
      // Weak, because it is the same whether the body goes out compressed or not.
      ETag: `W/"${digest}"`,
    },
    body: { contentType, text, gzipped: gzipSync(text) },
  }
}
