import { join } from 'node:path'
import { z } from 'zod'
import { type Answer, type Assessed, isAnswered } from './assess.ts'
import { countMarked, isMarked, markedShare, type Place, readMask } from './drawn-mask.ts'

const count = z.int().min(0)

/** How well the evidence of some photos matches their hand-drawn masks. */
export const maskFiguresSchema = z.object({
  photos: count,
  /** Photos whose strongest point is on a symptom. */
  pointsOnSymptom: count,
  /** The mean share of the leaf that is a symptom: the hit rate of a random point. */
  chance: z.number().min(0).max(1),
  /** `regions` counts all regions. `regionsBeside` counts regions that are mostly off the leaf. */
  regions: count,
  regionsBeside: count,
})
type MaskFigures = Readonly<z.infer<typeof maskFiguresSchema>>

/** The smallest share of leaf in a region. A region with less leaf counts as beside the leaf. */
const leafShareMin = 0.5

/** The figures of the photos with masks, by source. */
export async function maskFiguresOf(
  folder: string,
  photos: readonly Assessed[],
): Promise<Record<string, MaskFigures>> {
  const bySource = new Map<string, MaskFigures[]>()
  for (const photo of photos) {
    const figures = await figuresOfOne(folder, photo)
    if (figures) bySource.set(photo.source, [...(bySource.get(photo.source) ?? []), figures])
  }
  return Object.fromEntries([...bySource].map(([source, each]) => [source, pooled(each)]))
}

/** The figures of one photo, or null if the photo has no masks or no marked symptom. */
async function figuresOfOne(
  folder: string,
  { masks, answer, strongestPoint: point }: Assessed,
): Promise<MaskFigures | null> {
  if (masks === null) return null
  const symptoms = await readMask(join(folder, masks.symptoms))
  const symptomPixels = countMarked(symptoms)
  if (symptomPixels === 0) return null
  const leaf = masks.leaf === null ? null : await readMask(join(folder, masks.leaf))
  const leafPixels = leaf === null ? symptoms.marked.length : countMarked(leaf)
  const places = leaf === null ? [] : placesOf(answer)
  return {
    photos: 1,
    pointsOnSymptom: point !== null && isMarked(symptoms, point) ? 1 : 0,
    chance: symptomPixels / Math.max(1, leafPixels),
    regions: places.length,
    regionsBeside: places.filter(
      (place) => leaf !== null && markedShare(leaf, place) < leafShareMin,
    ).length,
  }
}

/** The regions that the answer points at, with their polygons. */
const placesOf = (answer: Answer): Place[] =>
  !isAnswered(answer)
    ? []
    : answer.issues.flatMap(({ evidence }) =>
        evidence.flatMap(({ region, outline }) => (region === null ? [] : [{ region, outline }])),
      )

function pooled(each: readonly MaskFigures[]): MaskFigures {
  const sumOf = (name: keyof MaskFigures) => each.reduce((sum, figures) => sum + figures[name], 0)
  return {
    photos: each.length,
    pointsOnSymptom: sumOf('pointsOnSymptom'),
    chance: Number((sumOf('chance') / Math.max(1, each.length)).toFixed(4)),
    regions: sumOf('regions'),
    regionsBeside: sumOf('regionsBeside'),
  }
}
