import type { ExamplesOf } from '../example.ts'
import { analysis } from './analysis.ts'
import { email, ids, page, quota, times } from './values.ts'

const params = { uid: ids.user }
const analysisId = ids.analysis
const transactionId = ids.analysis
const reason = 'The photo shows a person'
const second = 'kQ3tYv9BsPdN0cXwJm6LhRz1gAe4'
const permissions: ('ban-user' | 'unban-user')[] = ['ban-user', 'unban-user']
const changeId = 'chg_1aZs2XdC3fVg4bHn5jMk6L'
const expiresAt = times.nextDay

const { outcome, photo, plant, health, measurements, issues, plan, care } = analysis
const { language, model } = analysis

const flag = {
  by: 'MEMBER' as const,
  reason: 'PHOTO_SHOWS_PERSON' as const,
  at: times.completed,
}
const text = 'A neighbour stands behind the plant'

const waiting = {
  analysisId,
  accountId: ids.user,
  uid: ids.user,
  state: 'FLAGGED' as const,
  reasons: ['SAFETY'],
  flags: [flag],
  createdAt: times.completed,
  imageUrl: 'https://storage.googleapis.com/example/balcony-1.webp?X-Goog-Signature=b2',
}

const violations = {
  violations: 1,
  lastViolations: [{ at: times.joined, kind: 'BLOCKED' as const }],
}

export const admin = {
  'admin.listModeration': {
    query: page.query,
    output: {
      200: {
        items: [waiting],
        nextPageToken: page.nextPageToken,
      },
    },
  },
  'admin.readModeration': {
    params: { analysisId },
    output: {
      200: {
        ...waiting,
        flags: [{ ...flag, text }],
        diagnosis: { outcome, photo, plant, health, measurements, issues, plan, care },
        language,
        model,
        user: { uid: ids.user, status: 'active', ...violations },
      },
    },
  },
  'admin.flag': {
    body: { analysisId, reason: flag.reason, text },
    output: { 200: { analysisId, state: 'FLAGGED' } },
  },
  'admin.approve': {
    body: { analysisId, reason: 'Only a plant' },
    output: { 200: { analysisId, state: 'APPROVED' } },
  },
  'admin.block': {
    body: { analysisId, reason },
    output: { 200: { analysisId, state: 'BLOCKED' } },
  },
  'admin.ban': {
    body: { uid: ids.user, reason },
    output: { 200: { uid: ids.user, status: 'banned', permanent: false } },
  },
  'admin.banPermanently': {
    params,
    body: { reason },
    output: { 200: { uid: ids.user, status: 'banned', permanent: true } },
  },
  'admin.unban': {
    params,
    body: { reason: 'Appeal granted' },
    output: { 200: { uid: ids.user, status: 'active', permanent: false } },
  },
  'admin.resetQuota': {
    params,
    body: { reason: 'Lost to an outage' },
    output: { 200: { uid: ids.user, quota: { ...quota, used: 0, remaining: 20 } } },
  },
  'admin.retryTransaction': {
    params: { txId: transactionId },
    output: { 200: { transactionId, status: 'PENDING' } },
  },
  'admin.retryFailed': { output: { 200: { matched: 12, requeued: 11 } } },
  'admin.assignPermissions': {
    body: { uid: second, permissions, reason: 'On duty this week' },
    output: { 200: { uid: second, permissions, status: 'pending_approval', changeId, expiresAt } },
  },
  'admin.listPermissions': {
    params: { uid: second },
    output: {
      200: {
        uid: second,
        permissions: ['unban-user'],
        pending: { changeId, permissions, requestedBy: ids.user, expiresAt },
      },
    },
  },
  'admin.listSuperadmins': {
    output: {
      200: {
        items: [
          {
            uid: second,
            permissions: ['unban-user'],
            pending: { changeId, permissions, requestedBy: ids.user, expiresAt },
            email,
            status: 'active',
          },
        ],
      },
    },
  },
  'admin.listUsers': {
    query: { ...page.query, email, role: 'user' },
    output: {
      200: {
        items: [
          {
            uid: ids.user,
            email,
            role: 'user',
            status: 'active',
            permanent: false,
            accountId: ids.user,
            violations: 0,
            createdAt: times.joined,
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },
  'admin.readUser': {
    params,
    output: {
      200: {
        uid: ids.user,
        email,
        role: 'user',
        status: 'active',
        permanent: false,
        account: { id: ids.user, type: 'personal' },
        ...violations,
        quota,
        createdAt: times.joined,
      },
    },
  },
  'admin.listTransactions': {
    query: { ...page.query, status: 'FAILED' },
    output: {
      200: {
        items: [
          {
            transactionId,
            uid: ids.user,
            accountId: ids.user,
            status: 'FAILED',
            createdAt: times.started,
            completedAt: times.completed,
            error: { code: 'MODEL_UNAVAILABLE', detail: 'The plant model did not answer.' },
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },
  'admin.listAudit': {
    query: page.query,
    output: {
      200: {
        items: [
          {
            id: 'admin-000000000002',
            at: times.later,
            actorUid: second,
            action: 'quota.reset',
            target: ids.user,
            reason: 'Lost to an outage',
            previousHash: '708e96dff0e7174eb73cab886d8e515f9b1add6eb538b40db37163e4880a1cf1',
            hash: '0db14d20f282304ac68aa52138c1a2e9363962f077b40e2f2a690d012586bbf1',
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },
  'admin.verifyAudit': {
    query: { stream: 'admin', after: 0 },
    output: {
      200: {
        stream: 'admin',
        verifiedTo: 2,
        length: 2,
        headHash: '0db14d20f282304ac68aa52138c1a2e9363962f077b40e2f2a690d012586bbf1',
        complete: true,
        findings: [],
      },
    },
  },
} satisfies ExamplesOf<'admin'>
