import { collections } from '../../src/collections/index.ts'
import type { DocumentTable } from '../memory-store/documents.ts'

/** The fields by which the sweeper finds what is due: those of queries over all documents. */
const dueFields = collections.flatMap(({ name, queries }) =>
  queries
    .filter(({ equal, orderBy }) => equal.length === 0 && orderBy.direction === 'ascending')
    .filter(({ orderBy: { field } }) => field.endsWith('At'))
    .map(({ orderBy: { field } }) => ({ name, field })),
)

/** The time at which the sweeper next has something to do. */
export function nextDue(documents: DocumentTable['kept']): number {
  let first = Number.POSITIVE_INFINITY
  for (const { name, field } of dueFields)
    for (const [, data] of documents(name)) {
      const at = data[field]
      if (at instanceof Date) first = Math.min(first, at.getTime())
    }
  return first
}
