import { analyses, type StoredAnalysis } from '../../../collections/analyses.ts'
import { ref } from '../../../collections/collection.ts'
import { transactions } from '../../../collections/transactions.ts'
import { limits } from '../../../contract/limits.ts'
import { readSignals } from '../../../domain/diagnosis/stored-measurements.ts'
import type { CallContext } from '../../../ports/context.ts'
import type { PhotoMeasurements } from '../../../ports/image-processor.ts'
import type { Ports } from '../../../ports/ports.ts'
import type { Store } from '../../../ports/store.ts'
import type { Leased } from './lease.ts'

type Signals = PhotoMeasurements['signals']

/** The analyses of earlier looks at other photos, except for deleted analyses. */
export async function findEarlierLooks(
  store: Store,
  { request: { follows }, transaction }: Leased,
): Promise<StoredAnalysis[]> {
  const looks = follows?.looks.filter((look) => look.storagePath !== transaction.storagePath) ?? []
  if (!follows || looks.length === 0) return []
  const refs = looks.map(({ analysisId }) => ref(analyses, analysisId))
  // The end of the run needs the first look, and finds it read.
  const [, ...found] = await store.getAll(ref(transactions, follows.rootId), ...refs)
  return found.filter((analysis) => analysis !== undefined)
}

/** What the network says of each photo of earlier looks. Asks again only if the network is new. */
export async function signalsOfEarlier(
  ports: Ports,
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
  }
  return signals
}

async function measureAgain({ objects, images }: Ports, path: string, context: CallContext) {
  const webp = await objects.read(path, limits.request.photoBodyBytesLimit, context)
  if (!webp || webp === 'TOO_LARGE') return undefined
  return (await images.measure(webp, context)).measurements.signals
}
