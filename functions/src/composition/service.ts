import { readFileSync } from 'node:fs'
import type { Express } from 'express'
import type { CallableRequest } from 'firebase-functions/https'
import { callableHandler } from '../callable/callable.ts'
import { readConfig } from '../config/config.ts'
import { environment } from '../config/environment.ts'
import { operations } from '../contract/operations.ts'
import type { Row } from '../contract/row.ts'
import { rows } from '../contract/rows.ts'
import { buildApp } from '../http/app.ts'
import type { HttpParts } from '../http/parts.ts'
import { createPipeline } from '../http/pipeline.ts'
import { runAnalysis } from '../operations/analyses/run.ts'
import { identify } from '../operations/callers/identify.ts'
import { sweep } from '../operations/sweeps/sweep.ts'
import { receiveUpload } from '../operations/uploads/receive.ts'
import type { CallContext } from '../ports/context.ts'
import { handlers } from './handlers.ts'
import { createWorld } from './world.ts'

export type Service = {
  app: Express
  /** A call of a Firebase callable client to the function of an unversioned row. */
  call(row: Row, request: CallableRequest<unknown>): Promise<unknown>
  runAnalysis(transactionId: string, context: CallContext): Promise<unknown>
  receiveUpload(upload: { path: string; generation: string }, context: CallContext): Promise<void>
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
  const world = createWorld(config, definition)
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
    runAnalysis: (id, context) => runAnalysis(world, id, context),
    receiveUpload: (upload, context) => receiveUpload(world, upload, context),
    sweep: (context) => sweep(world, context),
  }
}
