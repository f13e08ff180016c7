import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { EvidenceKey } from '../locales/evidence.ts'

type Lesion = PhotoMeasurements['lesions']['regions'][number]
export type LesionKind = Lesion['kind']
type Region = Lesion['region']

/** A fact that speaks for a condition, before it is put into words. */
export type Evidence = {
  readonly source: 'PHOTO' | 'HINT'
  readonly key: EvidenceKey
  readonly amount: number
  /** Which lesions to point at, or none. */
  readonly regions: readonly LesionKind[]
}

/** Evidence that the photo shows; `amount` is what its sentence counts or measures. */
export function fromPhoto(
  key: EvidenceKey,
  amount: number,
  regions: readonly LesionKind[] = [],
): Evidence {
  return { source: 'PHOTO', key, amount, regions }
}

/** Evidence in what the caller said. */
export function fromHint(key: EvidenceKey, amount = 0): Evidence {
  return { source: 'HINT', key, amount, regions: [] }
}

/** The largest lesion of the kinds asked for, as a region to draw on the photo. */
export function pointAt(
  lesions: readonly { readonly kind: LesionKind; readonly region: Region }[],
  kinds: readonly LesionKind[],
): Region | null {
  return lesions.find((lesion) => kinds.includes(lesion.kind))?.region ?? null
}
