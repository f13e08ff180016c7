import type { z } from 'zod'
import type { Example } from './endpoint.ts'
import type { Route } from './route.ts'

/**
 * Returns the schema of a route's request body: the route's own schema if it has one, else the
 * schema of the endpoint. Adds the id as a field if the route takes the id in the body. Returns
 * undefined if the route reads no body.
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

/** The example body of a route: the fields of the endpoint's example that the route accepts. */
export function bodyExampleOf(route: Route): Example['body'] {
  const { body, params } = route.endpoint.examples
  const fields = bodyOf(route)?.shape
  if (!fields) return undefined
  const whole = { ...body, ...(route.idInBody && { [route.idInBody]: params?.['id'] }) }
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in fields))
}
