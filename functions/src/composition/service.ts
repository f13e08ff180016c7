import { readFileSync } from 'node:fs'
import type { Express } from 'express'
import type { CallableRequest } from 'firebase-functions/https'
import { jsonFiles } from '../adapters/locales/json-files.ts'
import { callableHandler } from '../callable/callable.ts'
import { readConfig } from '../config/config.ts'
import { environment } from '../config/environment.ts'
import { operations } from '../contract/operations.ts'
import type { Route } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'
import { createLocales } from '../domain/locales/load.ts'
import { buildApp } from '../http/app.ts'
import type { HttpDependencies } from '../http/dependencies.ts'
import { createPipeline } from '../http/pipeline.ts'
import { sweepRetryRuns } from '../operations/admin/sweep-retries.ts'
import { type RunTask, runTask } from '../operations/analyses/steps/run-task.ts'
import { identify } from '../operations/authentication/identify.ts'
import { sweepErasures } from '../operations/erasure/sweep.ts'
import { buildExport } from '../operations/exports/build.ts'
import { sweepExports } from '../operations/exports/sweep.ts'
import { handleProviderEvent } from '../operations/provider-events/handle.ts'
import { sweepProviderEvents } from '../operations/provider-events/sweep.ts'
import { runEach } from '../operations/sweeps/due.ts'
import { sweepExpired } from '../operations/sweeps/expire.ts'
import { sweep } from '../operations/sweeps/sweep.ts'
import { receiveUpload } from '../operations/uploads/receive.ts'
import { type AttemptTask, attemptDelivery } from '../operations/webhooks/attempt.ts'
import type { DeliveryQueue } from '../operations/webhooks/enqueue.ts'
import { fanOutEvent } from '../operations/webhooks/fan-out.ts'
import { sweepWebhooks } from '../operations/webhooks/sweep.ts'
import type { CallContext } from '../ports/context.ts'
import { createDependencies, type Dependencies } from './dependencies.ts'
import { handlers } from './handlers.ts'

export type Service = {
  app: Express
  /** A call of a Firebase callable client to the function of an unversioned route. */
  call(route: Route, request: CallableRequest<unknown>): Promise<unknown>
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
  const dependencies = createDependencies(config, { definition, locales })
  const parts: HttpDependencies = {
    routes,
    operations,
    handlers: handlers(dependencies),
    identify: identify(dependencies),
    burst: config.burst,
    forwardedHops: config.forwardedHops,
    gatewayIssuers: config.gatewayIssuers,
    clock: dependencies.clock,
    ids: dependencies.ids,
    log: dependencies.log,
    deprecatedSince: config.deprecatedSince,
    sunset: config.sunset,
  }
  const pipeline = createPipeline(parts)
  return {
    app: buildApp(parts, pipeline),
    call: (route, request) => callableHandler(route, pipeline, dependencies.ids)(request),
    runAnalysis: (task, context) => runTask(dependencies, task, context),
    receiveUpload: (upload, context) => receiveUpload(dependencies, upload, context),
    fanOutEvent: (event, context) => fanOutEvent(dependencies, event, context),
    attemptDelivery: (queue, task, context) => attemptDelivery(dependencies, queue, task, context),
    handleProviderEvent: (id, context) => handleProviderEvent(dependencies, id, context),
    buildExport: (task, context) => buildExport(dependencies, task, context),
    sweep: (context) => sweepAll(dependencies, context),
  }
}

/** Each kind by itself: one that fails as a whole keeps no other from its turn. */
async function sweepAll(dependencies: Dependencies, context: CallContext): Promise<void> {
  const sweeps = [
    sweep,
    sweepExpired,
    sweepRetryRuns,
    sweepWebhooks,
    sweepProviderEvents,
    sweepExports,
    sweepErasures,
  ]
  await runEach(
    dependencies,
    context,
    sweeps.map((run) => run(dependencies, context)),
  )
}
