/**
 * Turns the name of a locale into a language tag: replaces `_` with `-`, and drops the suffixes of
 * POSIX and Apple (`de_DE.UTF-8`, `de_AT@currency=EUR`). A language tag stays unchanged.
 */
export function tagOfLocaleName(name: string): string {
  return name.replace(/[.@].*$/s, '').replaceAll('_', '-')
}
