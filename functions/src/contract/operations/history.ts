import type { OperationDefinition } from '../operation.ts'
import { analysis } from '../schemas/analysis.ts'
import { idParams } from '../schemas/common.ts'
import { anyRateBody, historyQuery, rating } from '../schemas/history.ts'
import { pageOf } from '../schemas/query.ts'

/** Completed analyses and their ratings. */
export const history = {
  'history.list': {
    summary: 'List the completed analyses of the account',
    status: 200,
    query: historyQuery,
    output: { 200: pageOf(analysis) },
    problems: [],
  },
  'history.rate': {
    summary: 'Rate an analysis, or clear its rating',
    status: 200,
    params: idParams,
    // The widest of its routes (version 0 takes any string); the others narrow it.
    body: anyRateBody,
    output: { 200: rating },
    problems: ['NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
