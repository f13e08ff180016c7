import { z } from 'zod'
import type { Assessed } from './assess.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type LabelFigures, labelFiguresOf } from './label-figures.ts'
import { type MaskFigures, maskFiguresOf } from './masks.ts'
import { countsOf, sayingsOf, words } from './words.ts'

const count = z.int().min(0)
const share = z.number().min(0).max(1)

const figuresSchema: z.ZodType<Figures> = z.object({
  photos: count,
  undecodable: count,
  unanswered: count,
  noPlantPhotos: count,
  plantPhotos: count,
  healthyPhotos: count,
  diseasedPhotos: count,
  decidedPhotos: count,
  nameablePhotos: count,
  speciesPhotos: count,
  notAPlantRecall: share,
  plantsRefusedShare: share,
  healthyRecall: share,
  diseasedRecall: share,
  balancedAccuracy: share,
  healthAreaUnderCurve: share,
  inconclusiveShare: share,
  healthAccuracy: share,
  conditionAccuracy: share,
  wrongNameShare: share,
  speciesAccuracy: share,
  speciesUnnamedShare: share,
  strangeShare: share,
  healthCalibrationError: share,
  nameCalibrationError: share,
  measureMedianMs: z.number().min(0),
})

const labelSchema: z.ZodType<LabelFigures> = z.object({
  photos: count,
  healthRight: share,
  namedFirst: share.nullable(),
})

const maskSchema: z.ZodType<MaskFigures> = z.object({
  photos: count,
  pointsOnSymptom: count,
  chance: share,
  regions: count,
  regionsBeside: count,
})

/** The figures of an evaluation, as `--json` writes them. Every share is from 0 to 1. */
export const reportSchema = z.object({
  all: figuresSchema,
  sources: z.record(z.string(), figuresSchema),
  labels: z.record(z.string(), labelSchema),
  words: z.record(z.enum(words), z.object({ answers: count, right: count })),
  masks: z.record(z.string(), maskSchema),
})
export type Report = z.infer<typeof reportSchema>

const digits = 4

/** Rounded, so that a file changes only with its figures. */
const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(digits))]),
  ) as Figures

/** Computes the figures of an evaluation. `folder` contains the photos and their masks. */
export async function reportOf(folder: string, photos: readonly Assessed[]): Promise<Report> {
  const bySource = Map.groupBy(photos, ({ source }) => source)
  const sources = [...bySource].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    all: rounded(figuresOf(photos)),
    sources: Object.fromEntries(
      sources.map(([source, some]) => [source, rounded(figuresOf(some))]),
    ),
    labels: labelFiguresOf(photos),
    words: countsOf(sayingsOf(photos)),
    masks: await maskFiguresOf(folder, photos),
  }
}
