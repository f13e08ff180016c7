const home = '/'

/**
 * The path to open after the sign-in, or the start page if the path leads to another site. Only the
 * browser's own parser detects all ways to name another site.
 */
export function safeNext(next: string | undefined, origin: string): string {
  if (!next?.startsWith('/')) return home
  const url = URL.parse(next, origin)
  if (url?.origin !== origin || url.pathname.startsWith('//')) return home
  // After the sign-in, the sign-in page would open itself again.
  if (url.pathname === '/sign-in') return home
  return url.pathname + url.search + url.hash
}
