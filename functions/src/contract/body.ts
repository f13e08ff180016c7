import type { z } from 'zod'
import { operationOf } from './operations.ts'
import type { Route } from './route.ts'

/**
 * The body of a route as the caller sends it: the route's own, else the operation's.
 * Where the identifier stands in the body, it has that field by the name that the route gives it.
 * Undefined where no body is read.
 */
export function bodyOf(route: Route): z.ZodObject | undefined {
  const operation = operationOf(route.operation)
  const body = route.body ?? operation.body
  const id = operation.params?.shape['id']
  if (!route.idInBody) return body
  if (!id)
    throw new Error(`${route.path} takes an identifier that ${route.operation} does not know`)
  const field = { [route.idInBody]: id }
  return body ? body.safeExtend(field) : operation.params?.omit({ id: true }).extend(field)
}
