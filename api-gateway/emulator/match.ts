import type { Operation } from './definition.ts'

export type Match =
  | { readonly kind: 'operation'; readonly operation: Operation }
  | { readonly kind: 'method-not-allowed'; readonly template: string }
  | { readonly kind: 'unknown-path' }

type Route = {
  readonly template: string
  readonly segments: readonly string[]
  readonly byMethod: ReadonlyMap<string, Operation>
}

/**
 * Makes the route finder of a definition, which matches as ESPv2 does.
 *
 * A literal segment takes precedence over a variable one; the leftmost difference decides. Matching
 * is case-sensitive. One slash at the end is ignored.
 */
export function createMatcher(
  operations: readonly Operation[],
): (method: string, path: string) => Match {
  const byTemplate = Map.groupBy(operations, ({ template }) => template)
  const routes: Route[] = [...byTemplate].map(([template, group]) => ({
    template,
    segments: splitPath(template),
    byMethod: new Map(group.map((operation) => [operation.method, operation])),
  }))
  routes.sort((a, b) => compareSpecificity(a.segments, b.segments))
  return (method, path) => {
    const segments = splitPath(path)
    const candidates = routes.filter((route) => fits(route.segments, segments))
    const [best] = candidates
    if (!best) return { kind: 'unknown-path' }
    // In ESPv2 each method is a route: a variable path serves methods that the literal path lacks.
    for (const { byMethod } of candidates) {
      const operation = byMethod.get(method)
      if (operation) return { kind: 'operation', operation }
    }
    return { kind: 'method-not-allowed', template: best.template }
  }
}

/** Resolves `.` and `..` and merges slashes, as Envoy does. Keeps the percent-encoding. */
export function normalisePath(path: string): string {
  const kept: string[] = []
  const segments = path.split('/').filter((segment) => segment !== '')
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '.') kept.push(segment)
  }
  const slash = kept.length > 0 && /(\/|\/\.{1,2})$/.test(path) ? '/' : ''
  return `/${kept.join('/')}${slash}`
}

function splitPath(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/')
}

function isVariable(segment: string): boolean {
  return segment.startsWith('{') && segment.endsWith('}')
}

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((expected, index) =>
      isVariable(expected) ? segments[index] !== '' : expected === segments[index],
    )
  )
}

function compareSpecificity(a: readonly string[], b: readonly string[]): number {
  for (const [index, segment] of a.entries()) {
    const difference = Number(isVariable(segment)) - Number(isVariable(b[index] ?? ''))
    if (difference !== 0) return difference
  }
  return 0
}
