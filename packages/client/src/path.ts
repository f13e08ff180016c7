/** The query parameters; null and undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Builds a path with its parameters, followed by the query. */
export function pathOf(path: string, params: Readonly<Record<string, string>>, query: Query) {
  const values = Object.entries(query).filter(([, value]) => value != null)
  const search = new URLSearchParams(values as [string, string][])
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    // A parameter of dots alone would change the path, even when encoded. The service refuses `!`
    // as an id, as it refuses dots.
    encodeURIComponent(params[name] ?? '').replace(/^\.+$/, '!'),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}
