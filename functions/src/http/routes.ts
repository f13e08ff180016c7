import type { Method, Row } from '../contract/row.ts'

/** All rows of one path, which the router knows by one pattern. */
export type Route = { pattern: string; methods: ReadonlyMap<Method, Row>; allow: string }

/**
 * The rows by path, in the order in which they must be tried: a literal segment before a parameter, or
 * `/v1/folders/unassign` would be the folder named "unassign".
 */
export function routesOf(rows: readonly Row[]): Route[] {
  const byPath = Map.groupBy(rows, (row) => row.path)
  // "{" sorts behind every character that a segment of ours begins with.
  return [...byPath].sort(byCodeUnit).map(([path, rowsOfPath]) => {
    const methods = new Map(rowsOfPath.map((row) => [row.method, row]))
    return { pattern: path.replace(/\{(\w+)\}/g, ':$1'), methods, allow: allowOf(methods) }
  })
}

function byCodeUnit([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}

function allowOf(methods: ReadonlyMap<Method, Row>): string {
  const named: string[] = [...methods.keys()]
  return [...named, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** The row that serves a method; HEAD is GET without its body. */
export function rowOf(route: Route, method: string): Row | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  return [...route.methods.values()].find((row) => row.method === wanted)
}
