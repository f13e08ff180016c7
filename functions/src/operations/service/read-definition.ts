import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Handler, OperationResult } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'

type Definition = OperationResult<'service.readDefinition'>

/**
 * `GET /v1/swagger.yaml`: the public definition, generated from the contract at build time.
 * It has 300 KB, so it is hashed and compressed once, at its first call.
 */
export function readDefinition({
  definition,
}: {
  definition: string
}): Handler<'service.readDefinition'> {
  let made: Definition | undefined
  return async () => {
    made ??= make(definition)
    return made
  }
}

function make(text: string): Definition {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  return {
    status: 200,
    headers: {
      'Cache-Control': `public, max-age=${limits.service.configMaxAgeSeconds}`,
      // Weak, because it is the same whether the body goes out compressed or not.
      ETag: `W/"${digest}"`,
    },
    body: { contentType: 'application/yaml; charset=utf-8', text, gzipped: gzipSync(text) },
  }
}
