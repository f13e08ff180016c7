import type { Route } from '../contract/route.ts'

function camel(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

/**
 * The unique id of a route: its operation (`analysesStart`), its callable name (`startAnalysis`), or its
 * path for version 0 (`v0AnalysisStart`), whose operations the current routes have named already.
 */
export function operationIdOf(route: Route): string {
  if (route.callable) return route.callable
  return camel((route.successor ? route.path : route.operation).split(/[^A-Za-z0-9]+/))
}

/** The id of a path's preflight. */
export function preflightIdOf(path: string): string {
  return camel(['options', ...path.split(/[^A-Za-z0-9]+/)])
}
