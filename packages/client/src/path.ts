/** The values of a query; those that are absent are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A path with its parameters filled in, and the query behind it. */
export function pathOf(path: string, params: Readonly<Record<string, string>>, query: Query) {
  const values = Object.entries(query).filter(([, value]) => value != null)
  const search = new URLSearchParams(values as [string, string][])
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    // Dots alone would lead elsewhere, also encoded. The service refuses them, and so it does this.
    encodeURIComponent(params[name] ?? '').replace(/^\.+$/, '!'),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}
