import { analyses, type StoredAnalysis } from '../../../collections/analyses.ts'
import { ref } from '../../../collections/collection.ts'
import { limits } from '../../../contract/limits.ts'
import { readSignals } from '../../../domain/diagnosis/stored-measurements.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { PhotoMeasurements } from '../../../ports/image-processor.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { Store } from '../../../ports/store.ts'
import type { Leased } from './lease.ts'

type Signals = PhotoMeasurements['signals']

/** Thrown if the photo that paid for a chain was deleted. Without it, a look would cost a unit. */
export class PaidPhotoGone extends Error {}

/** The analyses of earlier looks at other photos, without deleted ones. Throws PaidPhotoGone. */
export async function findEarlierLooks(
  store: Store,
  { request: { follows }, transaction }: Leased,
): Promise<StoredAnalysis[]> {
  const { storagePath } = transaction
  const looks = follows?.looks.filter((look) => look.storagePath !== storagePath) ?? []
  if (looks.length === 0) return []
  const read = await store.getAll(...looks.map(({ analysisId }) => ref(analyses, analysisId)))
  const found = read.filter((analysis) => analysis !== undefined)
  const paidPath = follows?.paidPath ?? storagePath
  if (![storagePath, ...found.map((look) => look.storagePath)].includes(paidPath))
    throw new PaidPhotoGone()
  return found
}

/**
 * What the network says of each photo of earlier looks. Asks again only if the network is new.
 * Throws PaidPhotoGone.
 */
export async function signalsOfEarlier(
  ports: Ports,
  { request: { follows } }: Leased,
  looks: readonly StoredAnalysis[],
  networkVersion: string,
  context: CallContext,
): Promise<Signals[]> {
  const known = new Map<string, Signals | undefined>()
  for (const { storagePath, signalsJson } of looks) {
    const stored = signalsJson === undefined ? undefined : readSignals(signalsJson)
    const isCurrent = stored?.networkVersion === networkVersion
    known.set(storagePath, isCurrent ? stored : known.get(storagePath))
  }
  const signals = []
  // One after the other, because each decoded photo takes memory of the image processor.
  for (const [path, stored] of known) {
    const each = stored ?? (await measureAgain(ports, path, context))
    if (each) signals.push(each)
    else if (path === follows?.paidPath) throw new PaidPhotoGone()
  }
  return signals
}

async function measureAgain({ objects, images }: Ports, path: string, context: CallContext) {
  const webp = await objects.read(path, limits.request.photoBodyBytesLimit, context)
  if (!webp || webp === 'TOO_LARGE') return undefined
  return (await images.measure(webp, context)).measurements.signals
}
