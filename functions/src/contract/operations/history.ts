import type { OperationDefinition } from '../operation.ts'
import { analysis } from '../schemas/analysis.ts'
import { idParams } from '../schemas/common.ts'
import { historyQuery, rating, widestRateBody } from '../schemas/history.ts'
import { pageOf } from '../schemas/query.ts'

/** Completed analyses and their ratings. */
export const history = {
  'history.list': {
    summary: 'List the completed analyses of the account',
    description: [
      'It holds saved analyses, and temporary ones until they expire, newest first.',
      'A page may be shorter than `pageSize`: only an absent `nextPageToken` ends the list.',
      'Reading costs no unit.',
    ],
    status: 200,
    query: historyQuery,
    output: { 200: pageOf(analysis) },
    problems: [],
  },
  'history.rate': {
    summary: 'Rate an analysis, or clear its rating',
    description: [
      'A rating replaces the one before, and an empty one clears it.',
      'It costs no unit and changes no diagnosis.',
    ],
    status: 200,
    params: idParams,
    body: widestRateBody,
    output: { 200: rating },
    problems: ['NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
