import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readDefinition } from './definition.ts'
import { createGateway } from './gateway.ts'
import { createIdentityTokens } from './identity-token.ts'

const settings = z
  .object({
    PORT: z.coerce.number().int(),
    API_URL: z.string().url(),
    PHOTOS_URL: z.string().url(),
    GCE_METADATA_HOST: z.string(),
    PROJECT_ID: z.string(),
  })
  .parse(process.env)

/** The key is the first part of the host name that the generated definition gives a backend. */
const localBackends: Readonly<Record<string, string>> = {
  api: settings.API_URL,
  photos: settings.PHOTOS_URL,
}

const operations = readDefinition(
  readFileSync(join(import.meta.dirname, '..', 'openapi2.yaml'), 'utf8'),
)
for (const { backendAddress } of operations) resolveBackend(backendAddress)

createGateway({
  operations,
  resolveBackend,
  identityToken: createIdentityTokens(
    settings.GCE_METADATA_HOST,
    `gateway@${settings.PROJECT_ID}.iam.gserviceaccount.com`,
  ),
}).listen(settings.PORT, '127.0.0.1')

process.on('SIGTERM', () => process.exit(0))

function resolveBackend(address: string): URL {
  const [name = ''] = new URL(address).hostname.split('.')
  const url = localBackends[name]
  if (url === undefined) throw new Error(`No local process stands for the backend ${address}`)
  return new URL(url)
}
