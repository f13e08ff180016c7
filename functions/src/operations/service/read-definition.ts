import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'

/** `GET /v1/swagger.yaml`: the public definition, generated from the contract at build time. */
export function readDefinition({
  definition,
}: {
  definition: string
}): Handler<'service.readDefinition'> {
  return async () => ({
    status: 200,
    headers: { 'Cache-Control': `public, max-age=${limits.service.configMaxAgeSeconds}` },
    body: { contentType: 'application/yaml; charset=utf-8', text: definition },
  })
}
