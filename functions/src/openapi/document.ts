import { operationOf } from '../contract/operations.ts'
import type { Row } from '../contract/row.ts'
import { rows } from '../contract/rows.ts'
import { apiVersion } from '../contract/schemas/service.ts'
import { operationIdOf, preflightIdOf } from './operation-id.ts'
import type { Operation, SwaggerDocument } from './types.ts'

/** What a dressing adds to the bare operations of a path. */
export type Dressing = {
  description: string
  operation(row: Row): Partial<Operation>
  preflight(path: string, first: Row): Partial<Operation>
}

function isSamePath(path: string): (row: Row) => boolean {
  return (row) => row.path === path
}

function bareOperation(row: Row): Operation {
  return {
    operationId: operationIdOf(row),
    summary: operationOf(row.operation).summary,
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
  const here = rows.filter(isSamePath(path))
  const [first] = here
  if (!first) throw new Error(`${path}: has no row`)
  const operations = here.map((row): [string, Operation] => [
    row.method.toLowerCase(),
    { ...bareOperation(row), ...dressing.operation(row) },
  ])
  const preflight = { ...barePreflight(path), ...dressing.preflight(path, first) }
  return Object.fromEntries([...operations, ['options', preflight]])
}

/** Every row and a preflight per path as a Swagger 2.0 document, in the order of the rows. */
export function documentOf(dressing: Dressing): SwaggerDocument {
  const paths = [...new Set(rows.map((row) => row.path))]
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
