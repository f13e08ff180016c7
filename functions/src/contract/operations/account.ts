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
    status: 200,
    body: sessionBody,
    output: { 200: session },
    problems: ['PERMISSION_DENIED'],
  },
  'account.readStats': {
    summary: 'Read the usage statistics of the account',
    status: 200,
    output: { 200: stats },
    problems: [],
  },
  'account.export': {
    summary: 'Start an export of the personal data, or read how far it is',
    status: 200,
    body: exportBody,
    output: { 200: personalDataExport },
    problems: ['CONFLICT'],
  },
  'account.erase': {
    summary: 'Schedule the erasure of the account',
    status: 202,
    body: eraseBody,
    output: { 202: scheduledErasure },
    problems: ['PERMISSION_DENIED', 'RECENT_SIGN_IN_REQUIRED'],
  },
  'account.cancelErasure': {
    summary: 'Take back a scheduled erasure',
    status: 200,
    output: { 200: cancelledErasure },
    problems: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, OperationDefinition>
