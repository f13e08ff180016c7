import { operationOf } from '../contract/operations.ts'
import type { Route } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'
import { apiVersion } from '../contract/schemas/service.ts'
import type { Operation, SwaggerDocument } from './types.ts'

/** What one of the two documents adds to the bare operations of a path. */
export type DocumentVariant = {
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

function pathItem(path: string, variant: DocumentVariant): Record<string, Operation> {
  const here = routes.filter(isSamePath(path))
  const [first] = here
  if (!first) throw new Error(`${path}: has no route`)
  const operations = here.map((route): [string, Operation] => [
    route.method.toLowerCase(),
    { ...bareOperation(route), ...variant.operation(route) },
  ])
  const preflight = { ...barePreflight(path), ...variant.preflight(path, first) }
  return Object.fromEntries([...operations, ['options', preflight]])
}

/** Every route and a preflight per path as a Swagger 2.0 document, in the order of the routes. */
export function documentOf(variant: DocumentVariant): SwaggerDocument {
  const paths = [...new Set(routes.map((route) => route.path))]
  return {
    swagger: '2.0',
    info: {
      title: 'Plant Analysis Service',
      description: variant.description,
      version: apiVersion,
    },
    paths: Object.fromEntries(paths.map((path) => [path, pathItem(path, variant)])),
  }
}

/**
 * The unique id of a route: its operation (`analysesStart`), its callable name (`startAnalysis`),
 * or its path for version 0 (`v0AnalysisStart`), whose operations the current routes name already.
 */
function operationIdOf(route: Route): string {
  if (route.callable) return route.callable
  return camel((route.successor ? route.path : route.operation).split(/[^A-Za-z0-9]+/))
}

/** The id of a route as the name of a type. */
export function pascal(route: Route): string {
  const id = operationIdOf(route)
  return id.charAt(0).toUpperCase() + id.slice(1)
}

/** The id of a path's preflight. */
function preflightIdOf(path: string): string {
  return camel(['options', ...path.split(/[^A-Za-z0-9]+/)])
}

function camel(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}
