import { limits } from '../../contract/limits.ts'
import { endpoint } from '../endpoint.ts'
import { asDocument } from './as-document.ts'

export const readDefinition = endpoint({
  id: 'service.readDefinition',
  route: { method: 'GET', path: '/v1/swagger.yaml', credential: 'none', deadlineSeconds: 10 },
  summary: 'Read this definition as Swagger 2.0, in YAML',
  description: [
    'Use it with tools that do not support OpenAPI 3.1; it leaves out the webhooks.',
    `Clients may cache it for ${limits.service.configMaxAgeSeconds} seconds and revalidate it by \`ETag\`.`,
  ],
  output: { 200: null },
  cacheable: 'large',
  problems: [],
  examples: { output: {} },

  handler: async (_call, { definitions }) =>
    asDocument('application/yaml; charset=utf-8', definitions.swagger),
})
