import { limits } from '../../contract/limits.ts'
import { endpoint } from '../endpoint.ts'
import { asDocument } from './as-document.ts'

export const readOpenApi = endpoint({
  id: 'service.readOpenApi',
  route: { method: 'GET', path: '/v1/openapi.json', credential: 'none', deadlineSeconds: 10 },
  summary: 'Read this definition as OpenAPI 3.1, in JSON',
  description: [
    'It lists every path with its credential, schemas, examples and errors, and the webhooks.',
    `Clients may cache it for ${limits.service.configMaxAgeSeconds} seconds and revalidate it by \`ETag\`.`,
  ],
  output: { 200: null },
  cacheable: 'large',
  problems: [],
  examples: { output: {} },

  handler: async (_call, { definitions }) => asDocument('application/json', definitions.openApi),
})
