import type { OperationDefinition } from '../operation.ts'
import { config, health, status } from '../schemas/service.ts'

/** What everybody may know of the service. */
export const service = {
  'service.readConfig': {
    summary: 'Read the remote configuration',
    description: [
      'It says what this deployment takes, keeps and can do; ask it as the app starts.',
      'It may be cached for 300 seconds, and answers 304 to its own `ETag`.',
    ],
    status: 200,
    headers: [{ name: 'If-None-Match', description: 'The ETag of an answer.', required: false }],
    output: { 200: config },
    cacheable: true,
    problems: [],
  },
  'service.readHealth': {
    summary: 'Check the health of the service',
    description: [
      'It is for load balancers and monitoring: `fail` is answered with 503.',
      'It is kept for 2 seconds and never calls the model.',
    ],
    status: 200,
    output: { 200: health, 503: health },
    cacheable: true,
    problems: [],
  },
  'service.readStatus': {
    summary: 'Read the aggregate status of the system',
    description: [
      'It is for status pages, in the words of Statuspage.',
      'It may be cached for 30 seconds and never calls the model.',
    ],
    status: 200,
    output: { 200: status },
    cacheable: true,
    problems: [],
  },
  'service.readOpenApi': {
    summary: 'Read this definition as OpenAPI 3.1, in JSON',
    description: [
      'It has every path with its credential, schemas, examples and errors, and the webhooks.',
      'It has an `ETag` and may be cached for 300 seconds.',
    ],
    status: 200,
    output: { 200: null },
    cacheable: true,
    problems: [],
  },
  'service.readDefinition': {
    summary: 'Read this definition as Swagger 2.0, in YAML',
    description: [
      'It is for tools that do not read OpenAPI 3.1, and lacks the webhooks.',
      'It has an `ETag` and may be cached for 300 seconds.',
    ],
    status: 200,
    output: { 200: null },
    cacheable: true,
    problems: [],
  },
} as const satisfies Record<string, OperationDefinition>
