import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { callerOf } from '@plant/testing/harness/service'
import { join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { requestParts } from '@plant/testing/request-parts'
import { timesOf } from '@plant/testing/times-of'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { createPipeline, type Pipeline } from '../../functions/src/http/pipeline.ts'
import type { ImageProcessor } from '../../functions/src/ports/image-processor.ts'
import { decodeCopy, measureOptimised } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import { loadPlantNetwork, type PlantNetwork } from '../../image-processor/src/plant-network.ts'
import { readPhoto } from '../common/photos.ts'
import type { Rounds } from './report/report.ts'
import { inRounds } from './rounds.ts'

const optimiseTimeoutSeconds = 60

/** The image processor's code without HTTP and without the scanner. */
const imagesWith = (network: PlantNetwork): ImageProcessor => ({
  async optimise(bytes) {
    const result = await optimisePhoto(bytes, optimiseTimeoutSeconds)
    if (result.outcome !== 'OPTIMISED') throw new Error(`the photo is ${result.outcome}`)
    const { webp, widthPx, heightPx, sha256 } = result
    return { kind: 'OPTIMISED', webp, widthPx, heightPx, sha256 }
  },
  async measure(webp) {
    const { thumbnail: _small, ...measurements } = await measureOptimised(
      webp,
      network,
      optimiseTimeoutSeconds,
    )
    return { measurements, thumbnail: undefined }
  },
})

/** Measures what the service adds to the work on a photo, and on a page of history. */
export async function measurePhotos(rounds: number): Promise<Rounds> {
  const network = await loadPlantNetwork()
  const service = await startService({ images: imagesWith(network) })
  try {
    const measures = await measuresOf(service, network)
    // The first round is a warm-up.
    await inRounds(1, measures)
    const found = await inRounds(rounds, measures)
    return {
      'images.measure': found.map(({ measure }) => measure),
      history: found.map(({ history }) => history),
    }
  } finally {
    await service.close()
  }
}

async function measuresOf(service: ServiceInProcess, network: PlantNetwork) {
  const caller = await join(service, 'caller')
  const pipeline = createPipeline(service.parts)
  const photo = readPhoto('chilli_leaf_curl_mites_thrips_04.jpg')
  const start = JSON.stringify({ imageBase64: photo.toString('base64') })
  const stored = await optimisePhoto(photo, optimiseTimeoutSeconds)
  if (stored.outcome !== 'OPTIMISED') throw new Error(`the photo is ${stored.outcome}`)
  for (let item = 0; item < pageSize; item += 1)
    await serve(pipeline, 'POST', '/v1/analyses/sync', caller, start)
  return {
    measure: () =>
      timesOf(
        4,
        () => measureOptimised(stored.webp, network, optimiseTimeoutSeconds),
        () => decodeCopy(stored.webp, optimiseTimeoutSeconds),
      ),
    history: () =>
      timesOf(
        40,
        () => serve(pipeline, 'GET', '/v1/history', caller),
        () => service.parts.handle('history.list', historyCall),
      ),
  }
}

const pageSize = 20

const historyCall = {
  caller: callerOf('caller'),
  input: { pageSize },
  scopes: [],
  requestId: 'req_bench',
  signal: new AbortController().signal,
  idempotencyKey: null,
  acceptLanguage: null,
  request: requestParts(),
}

/** Sends a request through the pipeline. Throws unless the status is below 300. */
async function serve(
  pipeline: Pipeline,
  method: 'GET' | 'POST',
  path: string,
  { identity }: Person,
  body = '',
): Promise<void> {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method,
    url: path,
    headers: {
      ...identity,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
  })
  request.push(body)
  request.push(null)
  const route = routes.find((each) => each.method === method && each.path === path)
  if (!route) throw new Error(`there is no ${method} ${path}`)
  const response = new ServerResponse(request)
  const edgeStyle = 'plain'
  const routed = {
    route,
    request,
    response,
    requestId: 'req_bench',
    params: {},
    edgeStyle,
  } as const
  const { status, body: answer } = await pipeline.serve(routed)
  // No client reads the response, so only this frees the places of the request.
  response.emit('close')
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
}
