import type { EvidenceKey } from '../../domain/locales/evidence.ts'
import type { LesionKind, Region } from './measured.ts'

/** A fact that speaks for a condition, before it is put into words. */
export type Evidence = {
  readonly source: 'PHOTO' | 'HINT'
  readonly key: EvidenceKey
  readonly amount: number
  /** Which lesions to point at, or none. */
  readonly regions: readonly LesionKind[]
}

export const fromPhoto = (
  key: EvidenceKey,
  amount: number,
  regions: readonly LesionKind[] = [],
): Evidence => ({ source: 'PHOTO', key, amount, regions })

export const fromHint = (key: EvidenceKey, amount = 0): Evidence => ({
  source: 'HINT',
  key,
  amount,
  regions: [],
})

/** The largest lesion of the kinds asked for, as a region to draw on the photo. */
export function pointAt(
  lesions: readonly { readonly kind: LesionKind; readonly region: Region }[],
  kinds: readonly LesionKind[],
): Region | null {
  return lesions.find((lesion) => kinds.includes(lesion.kind))?.region ?? null
}
