import type { ExamplesOf } from '../example.ts'
import { email, ids, quota, times } from './values.ts'

const millisecondsPerDay = 86_400_000
const daily = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.parse('2026-10-22') + index * millisecondsPerDay).toISOString().slice(0, 10),
  analyses: index < 29 ? 0 : 1,
}))

export const account = {
  'account.openSession': {
    body: { language: 'en', accountName: 'Nursery Lovelace' },
    output: {
      200: {
        user: { uid: ids.user, email, role: 'user' },
        account: { id: ids.user, name: 'Nursery Lovelace', type: 'personal' },
        membership: { role: 'owner', invitationId: null },
        quota,
        settings: { language: 'en' },
        erasure: null,
        isNewUser: false,
      },
    },
  },
  'account.readStats': {
    output: {
      200: {
        quota,
        totals: { analyses: 1, saved: 1, folders: 1, devices: 1, tokens: 1 },
        byOutcome: {
          HEALTHY: 0,
          ISSUES_FOUND: 1,
          INCONCLUSIVE: 0,
          NOT_A_PLANT: 0,
          PHOTO_UNUSABLE: 0,
        },
        daily,
      },
    },
  },
  'account.export': {
    body: { fresh: false },
    output: {
      200: {
        exportId: ids.export,
        status: 'ready',
        requestedAt: times.started,
        readyAt: times.later,
        expiresAt: times.nextWeek,
        downloadUrl:
          'https://storage.googleapis.com/example/exports/export.zip?X-Goog-Signature=a1',
      },
    },
  },
  'account.readExport': {
    output: {
      200: { exportId: ids.export, status: 'pending', requestedAt: times.started },
    },
  },
  'account.erase': {
    body: { confirm: ids.user },
    output: { 202: { uid: ids.user, status: 'scheduled', eraseAfter: times.nextWeek } },
  },
  'account.cancelErasure': { output: { 200: { uid: ids.user, status: 'cancelled' } } },
} satisfies ExamplesOf<'account'>
