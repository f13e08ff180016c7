import { z } from 'zod'
import { ids } from '../../contract/examples/values.ts'
import { analysisId, decideBody, decided } from '../../contract/schemas/admin.ts'
import { endpoint } from '../endpoint.ts'
import { decideModeration } from './decide-moderation.ts'

const approved = z.object({ analysisId, state: z.literal('APPROVED').describe(decided) })

export const approveAnalysis = endpoint({
  id: 'admin.approve',
  route: {
    method: 'POST',
    path: '/v1/admin/approve',
    credential: 'identity',
    access: 'admin',
    deadlineSeconds: 30,
  },
  summary: 'Approve a blocked analysis',
  description: [
    'The service shows the photo and the diagnosis again, and removes the item from the queue.',
    'A moderator who decides on a photo of their own account gets 403.',
    'The audit trail records the decision.',
  ],
  body: decideBody,
  output: { 200: approved },
  problems: ['NOT_FOUND', 'MODERATION_STATE'],
  examples: {
    body: { analysisId: ids.analysis, reason: 'Only a plant' },
    output: { 200: { analysisId: ids.analysis, state: 'APPROVED' } },
  },

  async handler(call, ports) {
    return decideModeration(ports, call, 'APPROVED')
  },
})
