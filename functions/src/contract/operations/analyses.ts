import type { OperationDefinition } from '../operation.ts'
import { analysis } from '../schemas/analysis.ts'
import { analyseSyncBody, saveBody, startBody } from '../schemas/analysis-request.ts'
import { idParams, removed } from '../schemas/common.ts'
import { flagBody, flagged } from '../schemas/flag.ts'
import { image, readImageQuery } from '../schemas/image.ts'
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
    description: [
      'The answer comes at once with a transaction id; the diagnosis follows by poll, listener or webhook.',
      'It costs one unit of the daily quota, which is given back where the service fails.',
      'The photo comes as base64, or as the `storagePath` of an upload that was optimised.',
      'A repeat with the same `Idempotency-Key` starts nothing twice and costs nothing.',
    ],
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
    description: [
      'The answer is the diagnosis itself, as a rule within seconds; no event is sent.',
      'It costs one unit of the daily quota, which is given back where the service fails.',
      'A repeat with the same `Idempotency-Key` is 202 while the first call runs, then its diagnosis, free.',
      'The `status` of the body tells the two apart: that of an analysis is `COMPLETED`.',
    ],
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
    description: [
      'This is the poll: `analysis` comes with COMPLETED, `error` with FAILED.',
      'With `waitSeconds` the answer comes as soon as the analysis is done.',
      'Reading costs no unit.',
    ],
    status: 200,
    params: idParams,
    query: readTransactionQuery,
    output: { 200: transaction },
    problems: ['NOT_FOUND'],
  },
  'analyses.readImage': {
    summary: 'Follow or read a short-lived link to the optimised photo of an analysis',
    description: [
      'The link lives 15 to 30 minutes and needs no credential: do not send yours on to it.',
      'With `format=json` the links are the body, for clients that keep headers in a redirect.',
      'The photo is a WebP of at most 1024 pixels a side, its thumbnail one of at most 256.',
    ],
    status: 302,
    params: idParams,
    query: readImageQuery,
    output: { 200: image, 302: null },
    problems: ['NOT_FOUND', 'IMAGE_NOT_FOUND'],
  },
  'analyses.save': {
    summary: 'Save a temporary analysis to the permanent collection',
    description: [
      'An analysis that is not saved is deleted after 30 days.',
      'With `folderId` it is put into that folder too.',
      'A repeat answers the same; an analysis that has not completed is 409.',
    ],
    status: 200,
    body: saveBody,
    output: { 200: analysis },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
  'analyses.flag': {
    summary: 'Flag an analysis of the account for moderation',
    description: [
      'A moderator looks at photo and diagnosis, and blocks or approves the analysis.',
      'It is shown until then, unless it was withheld before; what was decided is 409.',
      'The last flag of a user on an analysis counts, and a repeat changes nothing.',
      'A user flags 10 analyses a UTC day; one more is 429.',
    ],
    status: 200,
    params: idParams,
    body: flagBody,
    output: { 200: flagged },
    problems: ['NOT_FOUND', 'MODERATION_STATE'],
  },
  'analyses.remove': {
    summary: 'Delete an analysis',
    description: [
      'Nobody can read the analysis from then on, and it cannot be brought back.',
      'Its photo goes with the last analysis that uses it.',
      'A pending analysis is 409, a second deletion 404.',
    ],
    status: 200,
    params: idParams,
    output: { 200: removed },
    problems: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, OperationDefinition>
