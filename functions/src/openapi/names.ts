import { z } from 'zod'
import { bodyOf } from '../contract/body.ts'
import { problemExample } from '../contract/examples/problems.ts'
import { bodyExampleOf, examples } from '../contract/examples.ts'
import { operationOf } from '../contract/operations.ts'
import type { Route } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'
import { access } from '../contract/schemas/admin.ts'
import { analysis, analysisInput, model, usage } from '../contract/schemas/analysis.ts'
import { care } from '../contract/schemas/care.ts'
import { quota, removed } from '../contract/schemas/common.ts'
import { device } from '../contract/schemas/device.ts'
import { issue, plan } from '../contract/schemas/diagnosis.ts'
import { analysisIdsBody, assignment, folder, folderNameBody } from '../contract/schemas/folder.ts'
import { rating } from '../contract/schemas/history.ts'
import { oneTimePasswordBody } from '../contract/schemas/invitation.ts'
import { problemBody } from '../contract/schemas/problem.ts'
import { failure, startedTransaction, transaction } from '../contract/schemas/transaction.ts'
import { queuedDelivery, webhook } from '../contract/schemas/webhook.ts'
import { pascal } from './document.ts'

/** Schemas that more than one operation uses, by the name that generated clients will give them. */
export const shared: Readonly<Record<string, z.ZodType>> = {
  Problem: problemBody,
  Analysis: analysis,
  AnalysisInput: analysisInput,
  Issue: issue,
  Plan: plan,
  Care: care,
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

/** The names that schemas have in a document, with an example of each request and answer. */
export type Names = {
  registry: Registry
  /** The body of each route that reads one. */
  bodies: ReadonlyMap<Route, z.ZodObject>
  /** By the name of the schema. */
  examples: ReadonlyMap<string, unknown>
  /** Throws where the contract has no such schema. */
  nameOf(schema: z.ZodType): string
}

/** Names every request and answer of the contract, and what more than one of them uses. */
export function namesOf(): Names {
  const registry = z.registry<{ id: string }>()
  const bodies = new Map<Route, z.ZodObject>()
  const shown = new Map<string, unknown>([['Problem', problemExample('NOT_FOUND')]])
  const nameOf = (schema: z.ZodType): string => {
    const id = registry.get(schema)?.id
    if (!id) throw new Error('a schema of the contract has no name')
    return id
  }
  // The first that uses a schema names and shows it, so that legacy routes point at their
  // successors'.
  const add = (schema: z.ZodType, id: string, example?: unknown) => {
    if (!registry.has(schema)) registry.add(schema, { id })
    const name = nameOf(schema)
    if (example !== undefined && !shown.has(name)) shown.set(name, example)
  }
  for (const [id, schema] of Object.entries(shared)) add(schema, id)
  for (const route of routes) {
    const id = pascal(route)
    const { output, status: usual } = operationOf(route.operation)
    const body = bodyOf(route)
    if (body) {
      bodies.set(route, body)
      add(body, `${id}Request`, bodyExampleOf(route))
    }
    for (const [status, schema] of Object.entries(output)) {
      const suffix = Number(status) === usual ? 'Response' : `Response${status}`
      if (schema) add(schema, `${id}${suffix}`, examples[route.operation].output[status])
    }
  }
  return { registry, bodies, examples: shown, nameOf }
}
