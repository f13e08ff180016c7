import type { z } from 'zod'
import type { Example } from './endpoint.ts'
import type { Route } from './route.ts'

/**
 * The body of a route as the caller sends it: the route's own, else the endpoint's.
 * Where the identifier is in the body, it has that field by the name that the route gives it.
 * Undefined where no body is read.
 */
export function bodyOf(route: Route): z.ZodObject | undefined {
  const { endpoint } = route
  const body = route.body ?? endpoint.body
  const id = endpoint.params?.shape['id']
  if (!route.idInBody) return body
  if (!id) throw new Error(`${route.path} takes an identifier that ${endpoint.id} does not know`)
  const field = { [route.idInBody]: id }
  return body ? body.safeExtend(field) : endpoint.params?.omit({ id: true }).extend(field)
}

/** The body of a route's example: those fields of the endpoint's that the route takes. */
export function bodyExampleOf(route: Route): Example['body'] {
  const { body, params } = route.endpoint.examples
  const fields = bodyOf(route)?.shape
  if (!fields) return undefined
  const whole = { ...body, ...(route.idInBody && { [route.idInBody]: params?.['id'] }) }
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in fields))
}
