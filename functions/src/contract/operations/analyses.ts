import type { OperationDefinition } from '../operation.ts'
import { analysis } from '../schemas/analysis.ts'
import { analyseSyncBody, saveBody, startBody } from '../schemas/analysis-request.ts'
import { idParams, removed } from '../schemas/common.ts'
import {
  readTransactionQuery,
  replayedTransaction,
  startedTransaction,
  transaction,
} from '../schemas/transaction.ts'

/** Analyses from their start to their deletion. */
export const analyses = {
  'analyses.start': {
    summary: 'Start the analysis of a photo',
    status: 202,
    body: startBody,
    output: { 200: replayedTransaction, 202: startedTransaction },
    idempotent: true,
    charged: true,
    problems: [
      'IMAGE_REQUIRED',
      'IMAGE_NOT_FOUND',
      'IMAGE_NOT_READY',
      'CONFLICT',
      'IMAGE_UNDECODABLE',
      'IMAGE_INFECTED',
      'IMAGE_TOO_LARGE',
    ],
  },
  'analyses.analyseSync': {
    summary: 'Analyse a photo within the call',
    status: 200,
    body: analyseSyncBody,
    output: { 200: analysis, 202: startedTransaction },
    idempotent: true,
    charged: true,
    problems: [
      'IMAGE_REQUIRED',
      'CONFLICT',
      'IMAGE_UNDECODABLE',
      'IMAGE_INFECTED',
      'IMAGE_TOO_LARGE',
    ],
  },
  'analyses.read': {
    summary: 'Read a transaction and, once completed, its analysis',
    status: 200,
    params: idParams,
    query: readTransactionQuery,
    output: { 200: transaction },
    problems: ['NOT_FOUND'],
  },
  'analyses.readImage': {
    summary: 'Follow a short-lived link to the optimised photo of an analysis',
    status: 302,
    params: idParams,
    output: { 302: null },
    problems: ['NOT_FOUND', 'IMAGE_NOT_FOUND'],
  },
  'analyses.save': {
    summary: 'Save a temporary analysis to the permanent collection',
    status: 200,
    body: saveBody,
    output: { 200: analysis },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
  'analyses.remove': {
    summary: 'Delete an analysis',
    status: 200,
    params: idParams,
    output: { 200: removed },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, OperationDefinition>
