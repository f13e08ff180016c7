import type { Server } from 'node:http'
import { buildApp } from './app.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { type Config, readConfig } from './config.ts'
import { checkHealth } from './health.ts'
import { restrictLoaders, tuneLibvips } from './image/loaders.ts'
import { limits } from './limits.ts'
import { writeLog } from './log.ts'
import { loadPlantNetwork } from './plant-network.ts'
import { builtInScanner } from './scanner/built-in.ts'
import { clamdScanner } from './scanner/clamd.ts'
import type { Scanner } from './scanner/scanner.ts'
import { selfTestedScanner } from './scanner/self-tested.ts'
import { createVerifyCaller } from './verify-caller.ts'

async function start(config: Config): Promise<Server> {
  restrictLoaders()
  tuneLibvips()
  const scanner = chooseScanner(config)
  const now = () => new Date()
  const app = buildApp({
    verifyCaller: createVerifyCaller(config.caller),
    scanner,
    network: await loadPlantNetwork(),
    limiter: createConcurrencyLimiter(config.imagesInFlightMax, limits.imagesWaitingMax),
    imageTimeoutSeconds: config.imageTimeoutSeconds,
    now,
    log: writeLog,
    projectId: config.projectId,
  })
  const server = app.listen(config.port, (error) => {
    if (error !== undefined) throw error
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    writeLog('INFO', 'listening', { port, scanner: config.scanner.kind })
    // Logs old signatures even when nobody requests this instance's health.
    void checkHealth(scanner, now(), writeLog)
  })
  return server
}

function chooseScanner(config: Config): Scanner {
  if (config.scanner.kind === 'BUILT_IN') return builtInScanner
  const clamd = clamdScanner({
    address: config.scanner.address,
    scanTimeoutSeconds: limits.scanTimeoutSeconds,
    pingTimeoutSeconds: limits.scannerPingTimeoutSeconds,
    onHung: () => {
      writeLog('ERROR', 'clamd answers no scan, so the container ends')
      process.exit(1)
    },
  })
  return selfTestedScanner(clamd)
}

/**
 * On SIGTERM or SIGINT, accepts no new request, finishes the current requests, and exits before the
 * platform kills the process. A second signal changes nothing.
 */
function stopOnSignal(server: Server): void {
  const stop = () => {
    if (!server.listening) return
    server.close(() => process.exit(0))
    // Callers keep connections open for their next photo, which would keep the server from closing.
    setInterval(() => server.closeIdleConnections(), 100).unref()
    setTimeout(() => process.exit(1), limits.shutdownGraceSeconds * 1000).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

stopOnSignal(await start(readConfig()))
