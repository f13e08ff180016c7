import { call, signUp } from '@plant/testing/service'
import { timesOf } from '@plant/testing/times-of'
import { measureOptimised } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import { loadPlantNetwork } from '../../image-processor/src/plant-network.ts'
import { readPhoto } from '../common/photos.ts'
import type { Rounds } from './report/report.ts'
import { inRounds } from './rounds.ts'

const timeoutSeconds = 60

/**
 * Measures a synchronous analysis on the running stack, from request to response, as a multiple of
 * the work on its photo in this process. A round costs its new user one unit.
 */
export async function measureEndToEnd(rounds: number): Promise<Rounds> {
  const network = await loadPlantNetwork()
  const photo = readPhoto('chilli_leaf_curl_mites_thrips_04.jpg')
  const body = { imageBase64: photo.toString('base64') }
  const user = await signUp()
  const analyse = async () => {
    const { status } = await call('POST', '/v1/analyses/sync', { user, body })
    if (status !== 200) throw new Error(`/v1/analyses/sync: ${status}`)
  }
  const work = async () => {
    const stored = await optimisePhoto(photo, timeoutSeconds)
    if (stored.outcome !== 'OPTIMISED') throw new Error(`the photo is ${stored.outcome}`)
    await measureOptimised(stored.webp, network, timeoutSeconds)
  }
  const measures = { endToEnd: () => timesOf(1, analyse, work) }
  // The first round is a warm-up.
  await inRounds(1, measures)
  return { endToEnd: (await inRounds(rounds, measures)).map(({ endToEnd }) => endToEnd) }
}
