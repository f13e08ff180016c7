/**
 * A locale's name as a language tag: `_` becomes `-`, and what POSIX and Apple put behind a name
 * goes (`de_DE.UTF-8`, `de_AT@currency=EUR`). A tag stays as it is.
 */
export function tagOfLocaleName(name: string): string {
  return name.replace(/[.@].*$/s, '').replaceAll('_', '-')
}
