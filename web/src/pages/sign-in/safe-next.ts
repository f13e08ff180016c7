const home = '/'

/**
 * Where to go after the sign-in: the path in the address, if it is one of our own. The address bar
 * can name any other site, in ways that only the browser's own parser tells from a path.
 */
export function safeNext(next: string | undefined, origin: string): string {
  if (!next?.startsWith('/')) return home
  const url = URL.parse(next, origin)
  if (url?.origin !== origin || url.pathname.startsWith('//')) return home
  // The page itself would send back to itself.
  if (url.pathname === '/sign-in') return home
  return url.pathname + url.search + url.hash
}
