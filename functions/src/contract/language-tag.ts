/**
 * Turns the name of a locale into a language tag: replaces `_` with `-`, and drops what POSIX and
 * Apple append (`de_DE.UTF-8`, `de_AT@currency=EUR`). Returns a tag unchanged.
 */
export function tagOfLocaleName(name: string): string {
  return name.replace(/[.@].*$/s, '').replaceAll('_', '-')
}
