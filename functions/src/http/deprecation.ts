import type { Route } from '../contract/route.ts'

type Retirement = { deprecatedSince: Date; sunset: Date | null }

/**
 * What a legacy route adds to every response: Deprecation (RFC 9745), the link to its v1 successor,
 * and Sunset (RFC 8594) once the operator has set a date.
 * A parameter whose value is not known yet stays a template.
 */
export function deprecationHeaders(
  route: Route,
  params: Readonly<Record<string, string>>,
  { deprecatedSince, sunset }: Retirement,
): Record<string, string> {
  if (route.successor === undefined) return {}
  const successor = route.successor.replace(/\{(\w+)\}/g, (template, name: string) =>
    // Encoded, because it comes from the caller and ends up in a header.
    Object.hasOwn(params, name) ? encodeURIComponent(params[name] ?? '') : template,
  )
  return {
    Deprecation: `@${Math.floor(deprecatedSince.getTime() / 1000)}`,
    Link: `<${successor}>; rel="successor-version"`,
    ...(sunset === null ? {} : { Sunset: sunset.toUTCString() }),
  }
}
