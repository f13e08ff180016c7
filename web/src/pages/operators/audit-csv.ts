import type { Input, Output } from '@plant-analysis/client'
import { request } from '../../api/request.ts'

type Entry = Output<'admin.listAudit'>['items'][number]

/** Reads all entries, page by page. */
export async function allEntries(query: Input<'admin.listAudit'>['query']): Promise<Entry[]> {
  const { items, nextPageToken: pageToken } = await request('admin.listAudit', { query })
  return pageToken ? [...items, ...(await allEntries({ ...query, pageToken }))] : items
}

const columns = [
  'at',
  'action',
  'target',
  'targetEmail',
  'actorUid',
  'actorEmail',
  'reason',
  'id',
] as const satisfies readonly (keyof Entry)[]

/** A spreadsheet would run a field that begins with one of these, and users write reasons. */
const formula = /^[=+\-@\t\r]/

function fieldOf(value: string | null): string {
  const text = value ?? ''
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Entries of the audit trail as a CSV file (RFC 4180), with the names of the API as heads. */
export const auditCsv = (entries: readonly Entry[]): string =>
  [columns, ...entries.map((entry) => columns.map((column) => fieldOf(entry[column])))]
    .map((fields) => `${fields.join(',')}\r\n`)
    .join('')
