import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { Issue } from '../advice/given.ts'
import { type EvidenceKey, evidenceAmounts, type Place, places } from '../locales/evidence.ts'
import type { Texts } from '../locales/format-messages.ts'
import { toldShare, toldShareFound } from './confidence.ts'

type Lesion = PhotoMeasurements['lesions']['regions'][number]
type Sign = PhotoMeasurements['signs'][number]
export type LesionKind = Lesion['kind']
type Region = Lesion['region']
type ToldEvidence = Issue['evidence'][number]
type Pointed = Pick<ToldEvidence, 'region' | 'outline'>

/** A fact that speaks for a condition, before it is put into words. */
export type Evidence = {
  readonly source: 'PHOTO' | 'HINT'
  readonly key: EvidenceKey
  readonly amount: number
  /** Which lesions it speaks of, or none where it is no thing of one place. */
  readonly kinds: readonly LesionKind[]
}

/** Evidence that the photo shows; `amount` is what its sentence counts or measures. */
export function fromPhoto(
  key: EvidenceKey,
  amount: number,
  kinds: readonly LesionKind[] = [],
): Evidence {
  return { source: 'PHOTO', key, amount, kinds }
}

/** Evidence in what the caller said. */
export function fromHint(key: EvidenceKey, amount = 0): Evidence {
  return { source: 'HINT', key, amount, kinds: [] }
}

const nowhere: Pointed = { region: null, outline: [] }

/** The evidence in words, with the place of the sign that it speaks of. */
export function tellEvidence(
  { source, key, amount, kinds }: Evidence,
  measured: PhotoMeasurements,
  texts: Texts,
): ToldEvidence {
  const told = evidenceAmounts[key] === 'share' ? toldShare(amount) : amount
  const sign = kinds.length === 0 ? undefined : signOf(kinds, measured)
  return { source, text: texts.evidence[key](told), ...(sign ? pointAt(sign) : nowhere) }
}

/** What the network's map shows: on how much of the foliage, in how many places, and where. */
export function tellSigns({ signs }: PhotoMeasurements, texts: Texts): ToldEvidence[] {
  const [plainest] = signs
  if (plainest === undefined) return []
  const share = signs.reduce((sum, { areaFraction }) => sum + areaFraction, 0)
  const sentences = [
    texts.evidence.signShare(toldShareFound(share)),
    texts.evidence.signCount(signs.length),
    texts.signPlaces[placeOf(plainest.region)],
  ]
  return [{ source: 'PHOTO', text: texts.paragraph(sentences), ...pointAt(plainest) }]
}

/**
 * The sign that covers most of a lesion of those kinds, else the plainest. Only the network's map
 * points: shade and soil have the colours of lesions too.
 */
function signOf(
  kinds: readonly LesionKind[],
  { signs, lesions }: PhotoMeasurements,
): Sign | undefined {
  const spoken = lesions.regions.filter(({ kind }) => kinds.includes(kind))
  const covered = ({ region }: Sign): number =>
    spoken.reduce((most, lesion) => Math.max(most, overlapOf(region, lesion.region)), 0)
  return signs.reduce<Sign | undefined>(
    (best, sign) => (best === undefined || covered(sign) > covered(best) ? sign : best),
    undefined,
  )
}

function overlapOf(one: Region, other: Region): number {
  const along = (start: 'x' | 'y', length: 'width' | 'height'): number =>
    Math.min(one[start] + one[length], other[start] + other[length]) -
    Math.max(one[start], other[start])
  return Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'))
}

const pointAt = ({ region, outline }: Sign): Pointed => ({
  region,
  outline: outline.length < 3 ? [] : outline.map(([x, y]) => [x, y]),
})

function placeOf({ x, y, width, height }: Region): Place {
  const third = (middle: number): number => Math.min(2, Math.floor(middle * 3))
  return places[third(y + height / 2) * 3 + third(x + width / 2)] ?? 'middle'
}
