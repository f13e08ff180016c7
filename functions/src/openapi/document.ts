import { operationOf } from '../contract/operations.ts'
import type { Route } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'
import { apiVersion } from '../contract/schemas/service.ts'
import { operationIdOf, preflightIdOf } from './operation-id.ts'
import type { Operation, SwaggerDocument } from './types.ts'

/** What a dressing adds to the bare operations of a path. */
export type Dressing = {
  description: string
  operation(route: Route): Partial<Operation>
  preflight(path: string, first: Route): Partial<Operation>
}

function isSamePath(path: string): (route: Route) => boolean {
  return (route) => route.path === path
}

function bareOperation(route: Route): Operation {
  return {
    operationId: operationIdOf(route),
    summary: operationOf(route.operation).summary,
    responses: { 200: { description: 'An answer of the service.' } },
  }
}

function barePreflight(path: string): Operation {
  return {
    operationId: preflightIdOf(path),
    summary: 'CORS preflight',
    responses: { 200: { description: 'The methods and headers that are allowed.' } },
  }
}

function pathItem(path: string, dressing: Dressing): Record<string, Operation> {
  const here = routes.filter(isSamePath(path))
  const [first] = here
  if (!first) throw new Error(`${path}: has no route`)
  const operations = here.map((route): [string, Operation] => [
    route.method.toLowerCase(),
    { ...bareOperation(route), ...dressing.operation(route) },
  ])
  const preflight = { ...barePreflight(path), ...dressing.preflight(path, first) }
  return Object.fromEntries([...operations, ['options', preflight]])
}

/** Every route and a preflight per path as a Swagger 2.0 document, in the order of the routes. */
export function documentOf(dressing: Dressing): SwaggerDocument {
  const paths = [...new Set(routes.map((route) => route.path))]
  return {
    swagger: '2.0',
    info: {
      title: 'Plant Analysis Service',
      description: dressing.description,
      version: apiVersion,
    },
    paths: Object.fromEntries(paths.map((path) => [path, pathItem(path, dressing)])),
  }
}
