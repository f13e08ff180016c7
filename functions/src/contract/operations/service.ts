import type { OperationDefinition } from '../operation.ts'
import { config, health, status } from '../schemas/service.ts'

/** What everybody may know of the service. */
export const service = {
  'service.readConfig': {
    summary: 'Read the remote configuration',
    status: 200,
    headers: [{ name: 'If-None-Match', description: 'The ETag of an answer.', required: false }],
    output: { 200: config },
    cacheable: true,
    problems: [],
  },
  'service.readHealth': {
    summary: 'Check the health of the service',
    status: 200,
    output: { 200: health, 503: health },
    cacheable: true,
    problems: [],
  },
  'service.readStatus': {
    summary: 'Read the aggregate status of the system',
    status: 200,
    output: { 200: status },
    cacheable: true,
    problems: [],
  },
  'service.readDefinition': {
    summary: 'Read this definition as YAML',
    status: 200,
    output: { 200: null },
    cacheable: true,
    problems: [],
  },
} as const satisfies Record<string, OperationDefinition>
