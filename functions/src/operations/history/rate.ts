import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { ids } from '../../contract/examples/values.ts'
import { named } from '../../contract/names.ts'
import type { Feedback } from '../../contract/schemas/analysis.ts'
import { feedback } from '../../contract/schemas/analysis.ts'
import { idParams } from '../../contract/schemas/common.ts'
import { anyRateBody, feedbackFields, rateBody } from '../../contract/schemas/history.ts'
import { isConditionId } from '../../domain/advice/issue.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'

/** The body with every field that at least one of the routes accepts. */
const widestRateBody = anyRateBody.extend(feedbackFields)
const rating = named(
  'Rating',
  z.object({
    id: z.string().describe('The id of the analysis.'),
    impression: z.string().describe('The rating; empty if there is none.'),
    ...feedback.shape,
  }),
)

export const rateAnalysis = endpoint({
  id: 'history.rate',
  route: {
    method: 'PUT',
    path: '/v1/history/{id}/impression',
    credential: 'identity|key',
    scopes: ['manage'],
    body: rateBody,
  },
  summary: 'Rate an analysis, or clear its rating',
  description: [
    'A rating replaces the previous one; an empty rating clears it.',
    '`right` says what the right answer was; the history lists such analyses with `corrected`.',
    'Rating costs no unit and does not change the diagnosis.',
  ],
  params: idParams,
  body: widestRateBody,
  output: { 200: rating },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.analysis },
    body: {
      impression: 'down',
      wrong: ['PROBLEM'],
      text: 'The soil was bone dry',
      right: { health: 'UNHEALTHY', conditionId: 'water_deficit', species: 'Monstera deliciosa' },
    },
    output: {
      200: {
        id: ids.analysis,
        impression: 'down',
        wrong: ['PROBLEM'],
        text: 'The soil was bone dry',
        right: { health: 'UNHEALTHY', conditionId: 'water_deficit', species: 'Monstera deliciosa' },
      },
    },
  },

  /** Clears fields that the body leaves out. A repeated call writes nothing. */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id, impression, wrong = [], text } = call.input
    const right = rightOf(call.input.right)
    const feedback = { wrong, text: text || null, right }
    const analysisRef = ref(analyses, id)
    await store.transaction(async (database) => {
      const [analysis] = await database.getAll(analysisRef)
      if (analysis?.accountId !== accountId || isExpired(analysis, clock.now()))
        throw problem('NOT_FOUND')
      const rated = { ...analysis, impression, feedback, corrected: right !== null }
      if (!isDeepStrictEqual(analysis, rated)) database.update(analysisRef, rated)
    }, call.signal)
    return { status: 200, body: { id, impression, ...feedback } }
  },
})

type Right = z.output<typeof feedbackFields.right>

/** The right answer; null if the caller said nothing. Throws INVALID_ARGUMENT for an unknown id. */
function rightOf(said: Right): Feedback['right'] {
  const { health = null, conditionId = null, species = null } = said ?? {}
  if (conditionId !== null && !isConditionId(conditionId)) {
    const errors = [{ field: 'right.conditionId', message: 'must be a condition of the catalogue' }]
    throw problem('INVALID_ARGUMENT', { detail: 'The request has invalid fields.', errors })
  }
  return health || conditionId || species ? { health, conditionId, species } : null
}
