import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { Issue } from '../advice/given.ts'
import {
  type EvidenceKey,
  evidenceAmounts,
  evidenceKeys,
  type Place,
  places,
} from '../locales/evidence.ts'
import type { Texts } from '../locales/format-messages.ts'
import { displayFoundShare, displayShare } from './confidence.ts'

type Lesion = PhotoMeasurements['lesions']['regions'][number]
type Sign = PhotoMeasurements['signs'][number]
export type LesionKind = Lesion['kind']
type Region = Lesion['region']
type DescribedEvidence = Issue['evidence'][number]
type Pointed = Pick<DescribedEvidence, 'region' | 'outline'>

/** A fact that supports a condition, before translation. */
export type Evidence = {
  readonly source: 'PHOTO' | 'HINT'
  readonly key: EvidenceKey
  readonly amount: number
  /** The kinds of lesions that are the evidence; empty if the evidence has no single position. */
  readonly kinds: readonly LesionKind[]
}

/** Creates evidence from the photo. The evidence's sentence states the number `amount`. */
export function fromPhoto(
  key: EvidenceKey,
  amount: number,
  kinds: readonly LesionKind[] = [],
): Evidence {
  return { source: 'PHOTO', key, amount, kinds }
}

/** Creates evidence from the caller's hints. */
export function fromHint(key: EvidenceKey, amount = 0): Evidence {
  return { source: 'HINT', key, amount, kinds: [] }
}

const nowhere: Pointed = { region: null, outline: [] }

/** The evidence as text, with the position of its sign. */
export function describeEvidence(
  { source, key, amount, kinds }: Evidence,
  measured: PhotoMeasurements,
  texts: Texts,
): DescribedEvidence {
  const shown = evidenceAmounts[key] === 'share' ? displayShare(amount) : amount
  const sign = kinds.length === 0 ? undefined : signOf(kinds, measured)
  const facts: Fact[] = [{ key, amount: evidenceAmounts[key] === 'none' ? null : shown }]
  return { source, ...told(facts, texts), ...(sign ? pointAt(sign) : nowhere) }
}

type Fact = { readonly key: EvidenceKey | Place; readonly amount: number | null }

/** Facts in words and as data, so that they can be said in another language later. */
const told = (facts: Fact[], texts: Texts) => ({ text: textOfFacts(facts, texts) ?? '', facts })

/** The sentences for facts; undefined if there are none, or one that this release does not know. */
export function textOfFacts(facts: DescribedEvidence['facts'], texts: Texts): string | undefined {
  const sentences = facts.flatMap(({ key, amount }) => {
    const place = places.find((each) => each === key)
    if (place) return [texts.signPlaces[place]]
    const known = evidenceKeys.find((each) => each === key)
    return known ? [texts.evidence[known](amount ?? 0)] : []
  })
  const isKnown = facts.length > 0 && sentences.length === facts.length
  return isKnown ? texts.paragraph(sentences) : undefined
}

/** The signs on the network's map: their share of the foliage, their number and the positions. */
export function describeSigns({ signs }: PhotoMeasurements, texts: Texts): DescribedEvidence[] {
  const [plainest] = signs
  if (plainest === undefined) return []
  const share = signs.reduce((sum, { areaFraction }) => sum + areaFraction, 0)
  const facts: Fact[] = [
    { key: 'signShare', amount: displayFoundShare(share) },
    { key: 'signCount', amount: signs.length },
    { key: placeOf(plainest.region), amount: null },
  ]
  return [{ source: 'PHOTO', ...told(facts, texts), ...pointAt(plainest) }]
}

/**
 * Finds the sign that covers most of a lesion of the given kinds, or else the clearest sign. Uses
 * only the network's map for positions, because shade and soil can have the colours of lesions.
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
