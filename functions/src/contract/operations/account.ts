import type { OperationDefinition } from '../operation.ts'
import {
  cancelledErasure,
  eraseBody,
  exportBody,
  personalDataExport,
  scheduledErasure,
  session,
  sessionBody,
  stats,
} from '../schemas/account.ts'

/** What a caller does about themselves: session, statistics, export, erasure. */
export const account = {
  'account.openSession': {
    summary: 'Open the session of a user',
    description: [
      'Apps call it after sign-in: the first call makes the account.',
      'It says who the caller is, in which account and as what they act, and what is left today.',
      'Each field that is sent changes that setting; an empty body only reads.',
    ],
    status: 200,
    body: sessionBody,
    output: { 200: session },
    problems: ['PERMISSION_DENIED'],
  },
  'account.readStats': {
    summary: 'Read the usage statistics of the account',
    description: [
      'It reads counters that are kept up to date, so it costs the same however long the history is.',
      'Reading costs no unit.',
    ],
    status: 200,
    output: { 200: stats },
    problems: [],
  },
  'account.export': {
    summary: 'Start an export of the personal data, or read how far it is',
    description: [
      'The same call is the poll: ask again until `status` is `ready`, then follow `downloadUrl`.',
      'The archive is a ZIP of JSON files and photos, and is served for 7 days.',
      '`fresh: true` starts a new one, once a day.',
    ],
    status: 200,
    body: exportBody,
    output: { 200: personalDataExport },
    problems: ['CONFLICT'],
  },
  'account.readExport': {
    summary: 'Read how far the last export is',
    description: ['It starts none. Where there is none, or no longer, it is 404.'],
    status: 200,
    output: { 200: personalDataExport },
    problems: ['NOT_FOUND'],
  },
  'account.erase': {
    summary: 'Schedule the erasure of the account',
    description: [
      'It wants a sign-in of the last 5 minutes, else it is 403 `RECENT_SIGN_IN_REQUIRED`.',
      'Nothing is deleted for 7 days, in which the erasure can be taken back.',
      'After them nobody can sign in as the person, and their data is deleted.',
    ],
    status: 202,
    body: eraseBody,
    output: { 202: scheduledErasure },
    problems: ['PERMISSION_DENIED', 'RECENT_SIGN_IN_REQUIRED'],
  },
  'account.cancelErasure': {
    summary: 'Take back a scheduled erasure',
    description: [
      'It works in the 7 days of grace; after them it is 409.',
      'Where none is scheduled it is 404.',
    ],
    status: 200,
    output: { 200: cancelledErasure },
    problems: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, OperationDefinition>
