import { readFileSync } from 'node:fs'
import type { Express } from 'express'
import { jsonFiles } from '../adapters/locales/json-files.ts'
import { type Config, readConfig } from '../config/config.ts'
import { environment } from '../config/environment.ts'
import type { Route } from '../contract/route.ts'
import { createLocales } from '../domain/locales/load.ts'
import { buildApp, buildCallableApp } from '../http/app.ts'
import type { HttpDependencies } from '../http/dependencies.ts'
import { createLingering } from '../http/unread-body.ts'
import { identify } from '../operations/authentication/identify.ts'
import type { Ports } from '../ports/ports.ts'
import { handlerWith, routes } from './endpoints.ts'
import { createPorts } from './ports.ts'

export type Service = {
  app: Express
  /** The HTTP app of an unversioned route that Firebase callable clients call as a function. */
  callableApp(route: Route): Express
  ports: Ports
  isInMaintenance: boolean
}

let created: Service | undefined

/** Creates the service at the first call: the platform may load the code without settings. */
export function service(): Service {
  created ??= createService()
  return created
}

function createService(): Service {
  const config = readConfig(environment())
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const definitions = { swagger: read('swagger.yaml'), openApi: read('openapi.json') }
  const locales = createLocales(jsonFiles(new URL('locales/', import.meta.url)))
  const ports = createPorts(config, { definitions, locales })
  const parts = httpDependencies(config, ports)
  return {
    app: buildApp(parts),
    callableApp: (route) => buildCallableApp(parts, route),
    ports,
    isInMaintenance: config.isInMaintenance,
  }
}

/** What the HTTP layer needs to serve all routes with these ports. */
export function httpDependencies(config: Config, ports: Ports): HttpDependencies {
  return {
    routes,
    handle: handlerWith(ports),
    identify: identify(ports),
    burst: config.burst,
    forwardedHops: config.forwardedHops,
    balancerAddress: config.balancerAddress,
    gatewayIssuers: config.gatewayIssuers,
    isInMaintenance: config.isInMaintenance,
    concurrency: config.concurrency,
    lingering: createLingering(config.concurrency),
    clock: ports.clock,
    ids: ports.ids,
    log: ports.log,
    deprecatedSince: config.deprecatedSince,
    sunset: config.sunset,
  }
}
