import { z } from 'zod'
import { analyses } from '../../collections/analyses.ts'
import { analysisExample } from '../../contract/examples/analysis.ts'
import { ids, page, plantId } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { analysis } from '../../contract/schemas/analysis.ts'
import { outcome } from '../../contract/schemas/analysis-values.ts'
import { plantId as plantIdSchema, resourceId, userId } from '../../contract/schemas/common.ts'
import {
  pageOf,
  pageQuery,
  queryBoolean,
  queryLanguage,
  queryTime,
} from '../../contract/schemas/query.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import type { Filter } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { listLongPage, longPageMax } from '../long-pages.ts'
import { presentAnalysis } from '../photos/links.ts'

const ratedExample = {
  ...analysisExample,
  saved: true,
  expiresAt: null,
  folderId: ids.folder,
  impression: 'down',
  feedback: {
    wrong: ['PROBLEM' as const],
    text: 'The soil was bone dry',
    right: { health: 'UNHEALTHY' as const, conditionId: 'water_deficit', species: null },
  },
}

const historyQuery = pageQuery.extend({
  saved: queryBoolean.describe('Lists only saved, or only temporary analyses.').optional(),
  folderId: resourceId.describe('Lists the analyses of this folder only.').optional(),
  plantId: plantIdSchema.describe('Lists the analyses of this plant only.').optional(),
  madeBy: userId
    .describe('Lists analyses of this user only; for API keys, pass `ent:` and the account.')
    .optional(),
  outcome: outcome.describe('Lists analyses with this outcome only.').optional(),
  impression: z
    .string()
    .max(limits.history.impressionCharactersMax)
    .describe('Lists analyses with this rating only.')
    .optional(),
  corrected: queryBoolean
    .describe('Lists only analyses with, or without, a right answer in their feedback.')
    .optional(),
  createdAfter: queryTime
    .describe('Lists analyses that were started later: a time, in UTC without offset, or a date.')
    .optional(),
  createdBefore: queryTime
    .describe('Lists analyses that were started earlier: a time, in UTC without offset, or a date.')
    .optional(),
  language: queryLanguage,
})

export const listHistory = endpoint({
  id: 'history.list',
  route: { method: 'GET', path: '/v1/history', credential: 'identity|key', scopes: ['read'] },
  summary: 'List the completed analyses of the account',
  description: [
    'It lists saved analyses, and temporary ones until they expire, newest first.',
    'A page may be shorter than `pageSize`; the list ends when `nextPageToken` is absent.',
    `A page has at most ${longPageMax} analyses. Reading costs no unit.`,
    'Eight calls per account may read at once; further calls may answer 429.',
  ],
  query: historyQuery,
  output: { 200: pageOf(analysis) },
  problems: [],
  examples: {
    query: {
      ...page.query,
      saved: true,
      folderId: ids.folder,
      plantId,
      madeBy: ids.user,
      outcome: 'ISSUES_FOUND',
      impression: 'down',
      corrected: true,
      createdAfter: '2026-11-01T00:00:00Z',
      createdBefore: '2026-12-01T00:00:00Z',
      language: 'de',
    },
    output: { 200: { items: [ratedExample], nextPageToken: page.nextPageToken } },
  },

  /**
   * Costs one query. A page omits expired items, so it may have fewer than `pageSize` items. Throws
   * TOO_MANY_REQUESTS when too many calls of the account read.
   */
  async handler(call, ports) {
    const { accountId } = call.caller
    const { pageSize: _size, pageToken: _token, language, ...filters } = call.input
    const scope = `history\n${accountId}\n${JSON.stringify(filters)}`
    const page = await listLongPage(ports, call, scope, {
      collection: analyses,
      where: [{ field: 'accountId', operator: '==', value: accountId }, ...filtersOf(filters)],
    })
    const now = ports.clock.now()
    const items = await Promise.all(
      page.documents
        .filter((document) => !isExpired(document.data, now))
        .map((document) => presentAnalysis(ports, document.id, document.data, language)),
    )
    return { status: 200, body: { items, ...page.next } }
  },
})
type Filters = Omit<z.output<typeof historyQuery>, 'pageSize' | 'pageToken' | 'language'>

function filtersOf(filters: Filters): Filter[] {
  const { createdAfter, createdBefore, madeBy: uid, ...others } = filters
  const where: Filter[] = []
  for (const [field, value] of Object.entries({ uid, ...others }))
    if (value !== undefined) where.push({ field, operator: '==', value })
  if (createdAfter) where.push({ field: 'createdAt', operator: '>', value: new Date(createdAfter) })
  if (createdBefore)
    where.push({ field: 'createdAt', operator: '<', value: new Date(createdBefore) })
  return where
}
