import { z } from 'zod'
import type { Assessed } from './assess.ts'
import { hasCondition, isHealthRight, isNamedRight } from './right.ts'

const share = z.number().min(0).max(1)

export const labelFiguresSchema = z.object({
  photos: z.int().min(0),
  healthRight: share,
  /** Null for a label that is not a condition of the catalogue. */
  namedFirst: share.nullable(),
})
type LabelFigures = Readonly<z.infer<typeof labelFiguresSchema>>

/** The share of right health and of right names for each plant label, in alphabetical order. */
export function labelFiguresOf(photos: readonly Assessed[]): Record<string, LabelFigures> {
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
