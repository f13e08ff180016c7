import { readFileSync } from 'node:fs'
import type { Express } from 'express'
import type { CallableRequest } from 'firebase-functions/https'
import { jsonFiles } from '../adapters/locales/json-files.ts'
import { callableHandler } from '../callable/callable.ts'
import { readConfig } from '../config/config.ts'
import { environment } from '../config/environment.ts'
import { operations } from '../contract/operations.ts'
import type { Row } from '../contract/row.ts'
import { rows } from '../contract/rows.ts'
import { createLocales } from '../domain/locales/load.ts'
import { buildApp } from '../http/app.ts'
import type { HttpParts } from '../http/parts.ts'
import { createPipeline } from '../http/pipeline.ts'
import { sweepRetryRuns } from '../operations/admin/sweep-retries.ts'
import { type RunTask, runTask } from '../operations/analyses/run-task.ts'
import { identify } from '../operations/callers/identify.ts'
import { sweepErasures } from '../operations/erasure/sweep.ts'
import { buildExport } from '../operations/exports/build.ts'
import { sweepExports } from '../operations/exports/sweep.ts'
import { handleProviderEvent } from '../operations/provider-events/handle.ts'
import { sweepProviderEvents } from '../operations/provider-events/sweep.ts'
import { settleAll } from '../operations/sweeps/due.ts'
import { sweepExpired } from '../operations/sweeps/expire.ts'
import { sweep } from '../operations/sweeps/sweep.ts'
import { receiveUpload } from '../operations/uploads/receive.ts'
import { type AttemptTask, attemptDelivery } from '../operations/webhooks/attempt.ts'
import type { DeliveryQueue } from '../operations/webhooks/enqueue.ts'
import { fanOutEvent } from '../operations/webhooks/fan-out.ts'
import { sweepWebhooks } from '../operations/webhooks/sweep.ts'
import type { CallContext } from '../ports/context.ts'
import { handlers } from './handlers.ts'
import { createWorld, type World } from './world.ts'

export type Service = {
  app: Express
  /** A call of a Firebase callable client to the function of an unversioned row. */
  call(row: Row, request: CallableRequest<unknown>): Promise<unknown>
  runAnalysis(task: RunTask, context: CallContext): Promise<unknown>
  receiveUpload(upload: { path: string; generation: string }, context: CallContext): Promise<void>
  fanOutEvent(event: { eventId: string; accountId: string }, context: CallContext): Promise<void>
  /** One attempt of a delivery, by the queue that its task came from. */
  attemptDelivery(queue: DeliveryQueue, task: AttemptTask, context: CallContext): Promise<void>
  handleProviderEvent(providerEventId: string, context: CallContext): Promise<void>
  buildExport(task: { uid: string; exportId: string }, context: CallContext): Promise<void>
  sweep(context: CallContext): Promise<void>
}

let created: Service | undefined

/** Made at the first call and not at import, because the platform loads the bundle without its settings to read what it exports. */
export function service(): Service {
  created ??= createService()
  return created
}

function createService(): Service {
  const config = readConfig(environment())
  const definition = readFileSync(new URL('swagger.yaml', import.meta.url), 'utf8')
  const locales = createLocales(jsonFiles(new URL('locales/', import.meta.url)))
  const world = createWorld(config, { definition, locales })
  const parts: HttpParts = {
    rows,
    operations,
    handlers: handlers(world),
    identify: identify(world),
    burst: config.burst,
    forwardedHops: config.forwardedHops,
    gatewayIssuers: config.gatewayIssuers,
    clock: world.clock,
    ids: world.ids,
    log: world.log,
    deprecatedSince: config.deprecatedSince,
    sunset: config.sunset,
  }
  const pipeline = createPipeline(parts)
  return {
    app: buildApp(parts, pipeline),
    call: (row, request) => callableHandler(row, pipeline, world.ids)(request),
    runAnalysis: (task, context) => runTask(world, task, context),
    receiveUpload: (upload, context) => receiveUpload(world, upload, context),
    fanOutEvent: (event, context) => fanOutEvent(world, event, context),
    attemptDelivery: (queue, task, context) => attemptDelivery(world, queue, task, context),
    handleProviderEvent: (id, context) => handleProviderEvent(world, id, context),
    buildExport: (task, context) => buildExport(world, task, context),
    sweep: (context) => sweepAll(world, context),
  }
}

/** Each kind by itself: one that fails as a whole keeps no other from its turn. */
async function sweepAll(world: World, context: CallContext): Promise<void> {
  const sweeps = [
    sweep,
    sweepExpired,
    sweepRetryRuns,
    sweepWebhooks,
    sweepProviderEvents,
    sweepExports,
    sweepErasures,
  ]
  await settleAll(
    world,
    context,
    sweeps.map((run) => run(world, context)),
  )
}
