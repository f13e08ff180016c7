import { email, ids, times } from '../../contract/examples/values.ts'

export const superadminUid = 'kQ3tYv9BsPdN0cXwJm6LhRz1gAe4'

export const permissionsExample: ('ban-user' | 'unban-user')[] = ['ban-user', 'unban-user']

export const superadminExample = {
  uid: superadminUid,
  permissions: ['unban-user' as const],
  pending: {
    changeId: 'chg_1aZs2XdC3fVg4bHn5jMk6L',
    permissions: permissionsExample,
    requestedBy: ids.user,
    requestedByEmail: email,
    reason: 'On duty this week',
    expiresAt: times.nextDay,
  },
}

export const flagExample = {
  by: 'MEMBER' as const,
  reason: 'PHOTO_SHOWS_PERSON' as const,
  at: times.completed,
}

export const waitingExample = {
  analysisId: ids.analysis,
  accountId: ids.user,
  uid: ids.user,
  state: 'FLAGGED' as const,
  reasons: ['SAFETY'],
  withholds: 'PHOTO' as const,
  flags: [flagExample],
  createdAt: times.completed,
  imageUrl: 'https://storage.googleapis.com/example/balcony-1.webp?X-Goog-Signature=b2',
}

export const violationsExample = {
  violations: 1,
  lastViolations: [{ at: times.joined, kind: 'BLOCKED' as const }],
}
