import { z } from 'zod'
import { ids } from '../../contract/examples/values.ts'
import { analysisId, decideBody, decided } from '../../contract/schemas/admin.ts'
import { withheldPart } from '../../contract/schemas/analysis-values.ts'
import { endpoint } from '../endpoint.ts'
import { decideModeration } from './decide-moderation.ts'

const blocked = z.object({ analysisId, state: z.literal('BLOCKED').describe(decided) })

const blockBody = decideBody.extend({
  withholds: withheldPart
    .describe('What to withhold: the PHOTO with its answer, or the ANSWER. By default, as listed.')
    .optional(),
})

export const blockAnalysis = endpoint({
  id: 'admin.block',
  route: {
    method: 'POST',
    path: '/v1/admin/block',
    credential: 'identity',
    access: 'admin',
    deadlineSeconds: 30,
  },
  summary: 'Block a flagged analysis',
  description: [
    'The service withholds the diagnosis, and by default the photo if any reason concerns it.',
    'A withheld photo gives the uploader a violation, and no start may use it again.',
    'A moderator who decides on a photo of their own account gets 403.',
    'The audit trail records the decision.',
  ],
  body: blockBody,
  output: { 200: blocked },
  problems: ['NOT_FOUND', 'MODERATION_STATE'],
  examples: {
    body: { analysisId: ids.analysis, reason: 'The photo shows a person', withholds: 'PHOTO' },
    output: { 200: { analysisId: ids.analysis, state: 'BLOCKED' } },
  },

  async handler(call, ports) {
    return decideModeration(ports, call, 'BLOCKED', call.input.withholds)
  },
})
