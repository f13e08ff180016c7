import { z } from 'zod'
import { bodyOf } from '../contract/body.ts'
import { operationOf } from '../contract/operations.ts'
import type { Route } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'
import { access } from '../contract/schemas/admin.ts'
import { analysis, analysisInput, model, usage } from '../contract/schemas/analysis.ts'
import { quota, removed } from '../contract/schemas/common.ts'
import { device } from '../contract/schemas/device.ts'
import { analysisIdsBody, assignment, folder, folderNameBody } from '../contract/schemas/folder.ts'
import { rating } from '../contract/schemas/history.ts'
import { oneTimePasswordBody } from '../contract/schemas/invitation.ts'
import { problemBody } from '../contract/schemas/problem.ts'
import { failure, startedTransaction, transaction } from '../contract/schemas/transaction.ts'
import { queuedDelivery, webhook } from '../contract/schemas/webhook.ts'
import { operationIdOf } from './document.ts'
import { withOptionalNulls } from './optional-nulls.ts'
import { toSwaggerSchema } from './schema.ts'
import type { Schema } from './types.ts'

/** Schemas that more than one operation uses, by the name that generated clients will give them. */
const shared: Record<string, z.ZodType> = {
  Problem: problemBody,
  Analysis: analysis,
  AnalysisInput: analysisInput,
  Model: model,
  Usage: usage,
  Quota: quota,
  Transaction: transaction,
  TransactionFailure: failure,
  StartedTransaction: startedTransaction,
  Rating: rating,
  Folder: folder,
  FolderName: folderNameBody,
  AnalysisIds: analysisIdsBody,
  Assignment: assignment,
  Device: device,
  Webhook: webhook,
  QueuedDelivery: queuedDelivery,
  OneTimePassword: oneTimePasswordBody,
  Access: access,
  Removed: removed,
}

type Registry = ReturnType<typeof z.registry<{ id: string }>>

// The first route that uses a schema names it, so that legacy routes point at their successors'.
function name(registry: Registry, schema: z.ZodType, id: string): void {
  if (!registry.has(schema)) registry.add(schema, { id })
}

function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}

function nameRoute(registry: Registry, route: Route, bodies: Map<Route, z.ZodObject>): void {
  const id = pascal(operationIdOf(route))
  const operation = operationOf(route.operation)
  const body = bodyOf(route)
  if (body) {
    bodies.set(route, body)
    name(registry, body, `${id}Request`)
  }
  for (const [status, output] of Object.entries(operation.output)) {
    const suffix = Number(status) === operation.status ? 'Response' : `Response${status}`
    if (output) name(registry, output, `${id}${suffix}`)
  }
}

/** The definitions of the document, and how the routes refer to them. */
export type Definitions = {
  definitions: Record<string, Schema>
  body(route: Route): Schema | undefined
  reference(schema: z.ZodType): Schema
}

/** Writes every request and response schema of the contract down as a definition of Swagger 2.0. */
export function definitionsOf(): Definitions {
  const registry = z.registry<{ id: string }>()
  const bodies = new Map<Route, z.ZodObject>()
  for (const [id, schema] of Object.entries(shared)) name(registry, schema, id)
  for (const route of routes) nameRoute(registry, route, bodies)
  const bodyIds = new Set([...bodies.values()].map((body) => registry.get(body)?.id))
  const uri = (id: string) => `#/definitions/${id}`
  // The input side of responses too: their output side would forbid the members of later versions.
  const { schemas } = z.toJSONSchema(registry, { target: 'openapi-3.0', io: 'input', uri })
  const reference = (schema: z.ZodType): Schema => {
    const id = registry.get(schema)?.id
    if (!id) throw new Error('a schema of the contract has no definition')
    return { $ref: uri(id) }
  }
  return {
    definitions: Object.fromEntries(
      Object.entries(schemas).map(([id, schema]) => [
        id,
        toSwaggerSchema(bodyIds.has(id) ? withOptionalNulls(schema) : schema, id),
      ]),
    ),
    body: (route) => {
      const body = bodies.get(route)
      return body && reference(body)
    },
    reference,
  }
}
