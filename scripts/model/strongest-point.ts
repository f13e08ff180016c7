import { countOnPhoto } from '../../image-processor/src/measure/measure.ts'
import { strongestPoint } from '../../image-processor/src/measure/signs.ts'
import { decodeCopy } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import type { PlantNetwork } from '../../image-processor/src/plant-network.ts'

const timeoutSeconds = 30

/** A point in fractions of the photo's width and height. */
export type Point = { readonly x: number; readonly y: number }

/** The point on the foliage where the network sees the strongest sign, or null without a sign. */
export async function strongestPointOn(
  bytes: Uint8Array,
  network: PlantNetwork,
): Promise<Point | null> {
  const optimised = await optimisePhoto(bytes, timeoutSeconds)
  if (optimised.outcome !== 'OPTIMISED') return null
  const { copy } = await decodeCopy(optimised.webp, timeoutSeconds)
  const { tissue } = countOnPhoto(copy)
  const { signMap } = await network(copy)
  return strongestPoint(signMap, tissue)
}
