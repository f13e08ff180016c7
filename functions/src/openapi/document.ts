import type { Route } from '../contract/route.ts'
import { apiVersion } from '../contract/schemas/service.ts'
import type { Operation, SwaggerDocument } from './types.ts'

/** The parts that one of the two documents adds to the plain operations of a path. */
export type DocumentVariant = {
  description: string
  operation(route: Route): Partial<Operation>
  preflight(path: string, first: Route): Partial<Operation>
}

function bareOperation(route: Route): Operation {
  return {
    operationId: operationIdOf(route),
    summary: route.endpoint.summary,
    responses: { 200: { description: 'A response of the service.' } },
  }
}

function barePreflight(path: string): Operation {
  return {
    operationId: camelCase(`options ${path}`),
    summary: 'CORS preflight',
    responses: { 200: { description: 'The allowed methods and headers.' } },
  }
}

function pathItem(
  routes: readonly Route[],
  path: string,
  variant: DocumentVariant,
): Record<string, Operation> {
  const here = routes.filter((route) => route.path === path)
  const [first] = here
  if (!first) throw new Error(`${path}: has no route`)
  const operations = here.map((route): [string, Operation] => [
    route.method.toLowerCase(),
    { ...bareOperation(route), ...variant.operation(route) },
  ])
  const preflight = { ...barePreflight(path), ...variant.preflight(path, first) }
  return Object.fromEntries([...operations, ['options', preflight]])
}

/** Builds a Swagger 2.0 document with every route, in order, and one preflight for each path. */
export function documentOf(routes: readonly Route[], variant: DocumentVariant): SwaggerDocument {
  const paths = [...new Set(routes.map((route) => route.path))]
  return {
    swagger: '2.0',
    info: {
      title: 'Plant Analysis Service',
      description: variant.description,
      version: apiVersion,
    },
    paths: Object.fromEntries(paths.map((path) => [path, pathItem(routes, path, variant)])),
  }
}

/**
 * The unique id of a route: the endpoint (`analysesStart`) or the callable name (`startAnalysis`).
 * Version 0 uses the path (`v0AnalysisStart`), because version 1 uses the endpoint's name.
 */
function operationIdOf(route: Route): string {
  if (route.callable) return route.callable
  return camelCase(route.successor ? route.path : route.endpoint.id)
}

export function pascal(route: Route): string {
  return pascalCase(operationIdOf(route))
}

/** Returns the words of a path or an id as a type name, such as `FoldersCreate`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function camelCase(text: string): string {
  const name = pascalCase(text)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
