import type { ExamplesOf } from '../example.ts'
import { ids, page, times } from './values.ts'

const params = { id: ids.apiKey }

// No secrets: their checksums are those of no key.
const created = {
  id: ids.apiKey,
  token: 'pk_ent_EXAMPLExEXAMPLExEXAMPLExEXAMPLExEXAMab12',
  name: 'Greenhouse gateway',
  last4: 'ab12',
  createdAt: times.started,
  expiresAt: times.nextYear,
}

export const apiKeys = {
  'apiKeys.create': {
    body: { name: 'Greenhouse gateway', expiresInDays: 365 },
    output: { 200: created },
  },
  'apiKeys.list': {
    query: page.query,
    output: {
      200: {
        items: [
          {
            id: ids.apiKey,
            name: 'Greenhouse gateway',
            display: 'pk_ent_…ab12',
            createdAt: times.started,
            lastUsedAt: times.later,
            expiresAt: times.nextYear,
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },
  'apiKeys.revoke': {
    params,
    output: { 200: { id: ids.apiKey, status: 'revoked', revokedAt: times.later } },
  },
  'apiKeys.rotate': {
    params,
    body: { gracePeriodSeconds: 86_400 },
    output: {
      200: {
        ...created,
        id: 'tok_3mQa8WsE1dRf6tGy5hUjIk',
        token: 'pk_ent_EXAMPLEyEXAMPLEyEXAMPLEyEXAMPLEyEXAMcd34',
        last4: 'cd34',
        createdAt: times.later,
        replaces: ids.apiKey,
        replacedExpiresAt: times.nextDay,
      },
    },
  },
  'apiKeys.exchange': {
    output: {
      200: {
        idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJlbnQ6YWRhIn0.c2lnbmF0dXJl',
        tokenType: 'Bearer',
        expiresIn: 3600,
        expiresAt: '2026-11-20T10:30:00.000Z',
      },
    },
  },
} satisfies ExamplesOf<'apiKeys'>
