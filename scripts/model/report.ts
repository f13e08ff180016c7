import { z } from 'zod'
import type { Assessed } from './assess.ts'
import { type Figures, figuresOf, figuresSchema } from './figures.ts'
import { maskFiguresOf, maskFiguresSchema } from './masks.ts'
import { hasCondition, isHealthRight, isNamedRight } from './right.ts'
import { countsOf, sayingsOf, words } from './words.ts'

const count = z.int().min(0)
const share = z.number().min(0).max(1)

const labelFiguresSchema = z.object({
  photos: count,
  healthRight: share,
  /** How often the condition is named first, or null for labels without a catalogued condition. */
  namedFirst: share.nullable(),
})
type LabelFigures = Readonly<z.infer<typeof labelFiguresSchema>>

/** The figures of an evaluation, as `--json` writes them. Every share is from 0 to 1. */
export const reportSchema = z.object({
  all: figuresSchema,
  sources: z.record(z.string(), figuresSchema),
  labels: z.record(z.string(), labelFiguresSchema),
  words: z.record(z.enum(words), z.object({ answers: count, right: count })),
  masks: z.record(z.string(), maskFiguresSchema),
})
export type Report = z.infer<typeof reportSchema>

const digits = 4

/** Rounds all figures, so that a file changes only when its figures change. */
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

/** How often health and names are right for each plant label, in alphabetical order. */
function labelFiguresOf(photos: readonly Assessed[]): Record<string, LabelFigures> {
  const plants = photos.filter(({ expected }) => expected === 'HEALTHY' || expected === 'DISEASED')
  const labels = [...Map.groupBy(plants, ({ label }) => label)]
  return Object.fromEntries(
    labels
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([label, some]) => [
        label,
        {
          photos: some.length,
          healthRight: shareOf(some, isHealthRight),
          namedFirst: some.some(isNameable) ? shareOf(some, isNamedRight) : null,
        },
      ]),
  )
}

const isNameable = (photo: Assessed): boolean => photo.expected === 'HEALTHY' || hasCondition(photo)

const shareOf = (photos: readonly Assessed[], is: (photo: Assessed) => boolean): number =>
  Number((photos.filter(is).length / photos.length).toFixed(4))
