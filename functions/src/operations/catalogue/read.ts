import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { RawBody } from '../../contract/endpoint.ts'
import { catalogueExample } from '../../contract/examples/catalogue.ts'
import { limits } from '../../contract/limits.ts'
import { catalogue } from '../../contract/schemas/catalogue.ts'
import { wholeCatalogue } from '../../domain/entries/whole.ts'
import type { Texts } from '../../domain/locales/format-messages.ts'
import { endpoint } from '../endpoint.ts'
import { languageQuery, textsFor } from './shared.ts'

type File = { version: string; body: RawBody }

/** The file of each language, which takes some 230 ms to make. */
const files = new WeakMap<Texts, File>()

export const readCatalogue = endpoint({
  id: 'catalogue.read',
  route: { method: 'GET', path: '/v1/catalogue', credential: 'none', deadlineSeconds: 30 },
  summary: 'Read the whole catalogue in one language',
  description: [
    'It returns every condition and plant as one file for offline use.',
    'The file has 2.5 to 5 MB, and with gzip 170 to 260 KB.',
    `Clients may cache it for ${limits.catalogue.maxAgeSeconds} seconds and revalidate it by \`ETag\`.`,
    'The ETag is the `version`, and is weak because it is the same with and without gzip.',
  ],
  query: z.object(languageQuery),
  output: { 200: catalogue },
  cacheable: 'large',
  problems: [],
  examples: {
    query: { language: 'en' },
    output: { 200: catalogueExample },
  },

  async handler(call, ports) {
    const { texts, language, headers } = textsFor(call, ports)
    const { version, body } = fileOf(language.served, texts)
    return { status: 200, headers: { ...headers, ETag: `W/"${version}"` }, body }
  },
})

/** Makes the file at the first call for its language. */
function fileOf(language: string, texts: Texts): File {
  const known = files.get(texts)
  if (known) return known
  const content = wholeCatalogue(language, texts)
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const version = digest.slice(0, 27)
  const bytes = Buffer.from(JSON.stringify({ version, ...content }))
  const body = {
    contentType: 'application/json',
    gzipped: gzipSync(bytes),
    plainBytes: bytes.byteLength,
  }
  const file = { version, body }
  files.set(texts, file)
  return file
}
