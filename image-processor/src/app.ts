import express, { type Express, type Request, type Response } from 'express'
import { freeBuffer } from './buffers.ts'
import type { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { checkHealth } from './health.ts'
import { isSlow } from './image/slow-decoding.ts'
import { isHeic, sniff } from './image/sniff.ts'
import type { Log } from './log.ts'
import { measureOptimised } from './measure-optimised.ts'
import { type OptimiseResult, optimisePhoto } from './optimise.ts'
import type { PlantNetwork } from './plant-network.ts'
import { Problem } from './problem.ts'
import type { OptimiseReply, ScanReply } from './protocol.ts'
import { readBody } from './read-body.ts'
import { heicRefused, notScannable } from './refused.ts'
import { recordRequest, requestFacts, writeProblem } from './request-log.ts'
import type { Scanner } from './scanner/scanner.ts'
import type { VerifyCaller } from './verify-caller.ts'

export type AppDependencies = {
  verifyCaller: VerifyCaller
  scanner: Scanner
  network: PlantNetwork
  limiter: ConcurrencyLimiter
  imageTimeoutSeconds: number
  now: () => Date
  log: Log
  /** The Google Cloud project of the traces in the log, or undefined outside Google Cloud. */
  projectId: string | undefined
}

/**
 * Builds the HTTP application. Every route except `/health` requires a service identity token. The
 * token is checked before the body is read.
 */
export function buildApp(deps: AppDependencies): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.use(recordRequest(deps.log, deps.projectId))
  app.get('/health', async (_request, response) => {
    const health = await checkHealth(deps.scanner, deps.now(), deps.log)
    response.status(health.status === 'fail' ? 503 : 200).json(health)
  })
  app.use(async (request, _response, next) => {
    await deps.verifyCaller(request.get('authorization'))
    next()
  })
  app.post('/optimise', admit(deps.limiter), optimise(deps))
  app.post('/measure', admit(deps.limiter), measure(deps))
  app.post('/scan', admit(deps.limiter), scan(deps))
  app.use(() => {
    throw new Problem(404, 'NOT_FOUND', 'There is no such path.')
  })
  app.use(writeProblem(deps.log))
  return app
}

type Handler = (request: Request, response: Response) => Promise<void>

function optimise(deps: AppDependencies): Handler {
  return async (request, response) => {
    const bytes = await readBody(request)
    const owner = request.get('x-photo-owner')
    const gone = goneSignal(response)
    // A refused photo comes again, and each scan of it would keep other photos waiting.
    if (isSlow(bytes)) deps.limiter.requireSlowPlace(owner)
    const scanned = await deps.scanner.scan(scannedPart(bytes))
    // Some operators refuse HEIC because of its patents, and an earlier API server knows no HEIC.
    const refusesHeic = request.query['heic'] !== 'on'
    const reply: OptimiseReply =
      scanned.verdict !== 'CLEAN'
        ? refusedBy(scanned)
        : refusesHeic && isHeic(bytes)
          ? heicRefused()
          : withBase64(
              await optimisePhoto(
                bytes,
                deps.imageTimeoutSeconds,
                (isolation, work) => deps.limiter.run(isolation, { gone, owner }, work),
                gone,
              ),
            )
    // The scanner and the encoder have finished with the bytes. After an error they may still read
    // the bytes, so only the garbage collector frees them.
    freeBuffer(bytes)
    requestFacts(response).outcome = reply.outcome
    response.status(reply.outcome === 'OPTIMISED' ? 200 : 422).json(reply)
  }
}

/**
 * Files that are no photo are refused in any case. Their start shows a test file, and the rest may
 * keep clamd computing for minutes: no limit of clamd ends the parser of a program's resources.
 */
const scannedBytesOfOthers = 16 * 1024

const scannedPart = (bytes: Uint8Array) =>
  sniff(bytes).kind === 'OTHER' ? bytes.subarray(0, scannedBytesOfOthers) : bytes

function withBase64(result: OptimiseResult): OptimiseReply {
  if (result.outcome !== 'OPTIMISED') return result
  const { webp, ...rest } = result
  return { ...rest, imageBase64: webp.toString('base64') }
}

function measure(deps: AppDependencies): Handler {
  return async (request, response) => {
    const webp = await readBody(request)
    const reply = await deps.limiter.run('SHARED', { gone: goneSignal(response) }, () =>
      measureOptimised(webp, deps.network, deps.imageTimeoutSeconds),
    )
    response.json(reply)
  }
}

function scan(deps: AppDependencies): Handler {
  return async (request, response) => {
    const reply = await deps.scanner.scan(await readBody(request))
    requestFacts(response).outcome = reply.verdict
    response.json(reply)
  }
}

/** Admits a request before its body is read, so that refused photos cost no memory. */
function admit(limiter: ConcurrencyLimiter) {
  return (_request: Request, response: Response, next: () => void) => {
    // If the caller hung up during the token check, 'close' has already fired, so nothing would
    // end the admission.
    if (response.closed) return
    response.once('close', limiter.admit())
    next()
  }
}

function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController()
  if (response.closed) gone.abort()
  response.once('close', () => gone.abort())
  return gone.signal
}

/** Returns the reply for a photo that is not clean. Throws a 503 if another scan may succeed. */
function refusedBy(scanned: Exclude<ScanReply, { verdict: 'CLEAN' }>): OptimiseReply {
  if (scanned.verdict === 'INFECTED') return { outcome: 'INFECTED', signature: scanned.signature }
  if (scanned.exceeds !== undefined) return notScannable()
  throw new Problem(503, 'NO_VERDICT', 'The malware scanner gave no verdict.', scanned.reason)
}
