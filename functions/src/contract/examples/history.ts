import type { ExamplesOf } from '../example.ts'
import { analysis } from './analysis.ts'
import { ids, page, plantId } from './values.ts'

const feedback = { wrong: ['PROBLEM' as const], text: 'The soil was bone dry' }

const rated = {
  ...analysis,
  saved: true,
  expiresAt: null,
  folderId: ids.folder,
  impression: 'down',
  feedback,
}

export const history = {
  'history.list': {
    query: {
      ...page.query,
      saved: true,
      folderId: ids.folder,
      plantId,
      madeBy: ids.user,
      outcome: 'ISSUES_FOUND',
      impression: 'down',
      createdAfter: '2026-11-01T00:00:00Z',
      createdBefore: '2026-12-01T00:00:00Z',
    },
    output: { 200: { items: [rated], nextPageToken: page.nextPageToken } },
  },
  'history.rate': {
    params: { id: ids.analysis },
    body: { impression: 'down', ...feedback },
    output: { 200: { id: ids.analysis, impression: 'down', ...feedback } },
  },
} satisfies ExamplesOf<'history'>
