import type { Route } from '../contract/route.ts'
import type { HttpDependencies } from './dependencies.ts'

/**
 * The headers of a legacy route's responses: Deprecation (RFC 9745), a link to its v1 successor,
 * and Sunset (RFC 8594) if the operator has set a date. An unknown parameter remains a template.
 */
export function deprecationHeaders(
  route: Route,
  params: Readonly<Record<string, string>>,
  { deprecatedSince, sunset }: Pick<HttpDependencies, 'deprecatedSince' | 'sunset'>,
): Record<string, string> {
  if (route.successor === undefined) return {}
  const successor = route.successor.replace(/\{(\w+)\}/g, (template, name: string) =>
    // Encoded, because the caller's text goes into a header.
    Object.hasOwn(params, name) ? encodeURIComponent(params[name] ?? '') : template,
  )
  return {
    Deprecation: `@${Math.floor(deprecatedSince.getTime() / 1000)}`,
    Link: `<${successor}>; rel="successor-version"`,
    ...(sunset === null ? {} : { Sunset: sunset.toUTCString() }),
  }
}
