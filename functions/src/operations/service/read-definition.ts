import { endpoint } from '../endpoint.ts'
import { asDocument } from './as-document.ts'

export const readDefinition = endpoint({
  id: 'service.readDefinition',
  route: { method: 'GET', path: '/v1/swagger.yaml', credential: 'none', deadlineSeconds: 10 },
  summary: 'Read this definition as Swagger 2.0, in YAML',
  description: [
    'It is for tools that do not read OpenAPI 3.1, and lacks the webhooks.',
    'It has an `ETag` and may be cached for 300 seconds.',
  ],
  output: { 200: null },
  cacheable: true,
  problems: [],
  examples: { output: {} },

  handler: async (_call, { definitions }) =>
    asDocument('application/yaml; charset=utf-8', definitions.swagger),
})
