import type { Row } from '../contract/row.ts'

function camel(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

/**
 * The unique id of a row: its operation (`analysesStart`), its callable name (`startAnalysis`), or its
 * path for version 0 (`v0AnalysisStart`), whose operations the current rows have named already.
 */
export function operationIdOf(row: Row): string {
  if (row.callable) return row.callable
  return camel((row.successor ? row.path : row.operation).split(/[^A-Za-z0-9]+/))
}

/** The id of a path's preflight. */
export function preflightIdOf(path: string): string {
  return camel(['options', ...path.split(/[^A-Za-z0-9]+/)])
}
