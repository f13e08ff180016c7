import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { callerOf } from '@plant/testing/harness/service'
import { join, type Person } from '@plant/testing/matrix/people'
import { startService } from '@plant/testing/matrix/service'
import { requestParts } from '@plant/testing/request-parts'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { createPipeline, type Pipeline } from '../../functions/src/http/pipeline.ts'
import type { ImageProcessor } from '../../functions/src/ports/image-processor.ts'
import { decodeCopy, measureOptimised } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import { loadPlantNetwork, type PlantNetwork } from '../../image-processor/src/plant-network.ts'
import { readPhoto } from '../common/photos.ts'

/** The fastest times of two variants. Between machines, compare only the ratio of the two times. */
export type Ratio = { name: string; wholeMs: number; bareMs: number }

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

/** Compares the time that the service and bare code take to start, measure and list photos. */
export async function measureRatios(): Promise<Ratio[]> {
  const network = await loadPlantNetwork()
  const service = await startService({ images: imagesWith(network) })
  try {
    const caller = await join(service, 'caller')
    const pipeline = createPipeline(service.parts)
    const photo = readPhoto('chilli_leaf_curl_mites_thrips_04.jpg')
    const start = JSON.stringify({ imageBase64: photo.toString('base64') })
    const stored = await optimisePhoto(photo, optimiseTimeoutSeconds)
    if (stored.outcome !== 'OPTIMISED') throw new Error(`the photo is ${stored.outcome}`)
    for (let page = 0; page < pageSize; page += 1)
      await serve(pipeline, 'POST', '/v1/analyses/sync', caller, start)
    return [
      await compare('starting a photo / optimising it', 30, {
        whole: () => serve(pipeline, 'POST', '/v1/analyses', caller, start),
        bare: () => optimisePhoto(photo, optimiseTimeoutSeconds),
      }),
      await compare('measuring a stored photo, network and thumbnail too / decoding it', 30, {
        whole: () => measureOptimised(stored.webp, network, optimiseTimeoutSeconds),
        bare: () => decodeCopy(stored.webp, optimiseTimeoutSeconds),
      }),
      await compare('20 items of history through the pipeline / by the bare handler', 400, {
        whole: () => serve(pipeline, 'GET', '/v1/history', caller),
        bare: () => service.parts.handle('history.list', historyCall),
      }),
    ]
  } finally {
    await service.close()
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
    headers: { ...identity, 'content-type': 'application/json' },
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

const ways = ['whole', 'bare'] as const

/** Runs the variants alternately, so that other work slows both. The first round is a warm-up. */
async function compare(
  name: string,
  turns: number,
  { whole, bare }: { whole: () => Promise<unknown>; bare: () => Promise<unknown> },
): Promise<Ratio> {
  const times: { whole: number[]; bare: number[] } = { whole: [], bare: [] }
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const way of turn % 2 === 0 ? ways : ways.toReversed()) {
      const milliseconds = await timed(way === 'whole' ? whole : bare)
      if (turn > 0) times[way].push(milliseconds)
    }
  }
  return {
    name,
    wholeMs: Math.min(...times.whole),
    bareMs: Math.min(...times.bare),
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
