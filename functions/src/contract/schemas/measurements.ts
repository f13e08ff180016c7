import { z } from 'zod'

export const fraction = z.number().min(0).max(1)

/** A box on the photo, in fractions of the photo's width and height from the top left corner. */
export const region = z.object({
  x: fraction.describe('From the left.'),
  y: fraction.describe('From the top.'),
  width: fraction.describe('Of the width of the photo.'),
  height: fraction.describe('Of the height of the photo.'),
})

/** The most boxes in an analysis. More boxes would lengthen history pages and cover the photo. */
const lesionsMax = 40

/** The measurements of a photo in the form that an analysis shows. */
export const measurements = z.object({
  foliageFraction: fraction.describe('Foliage, as a share of the photo.'),
  greenFraction: fraction.describe('Green, as a share of the foliage.'),
  yellowFraction: fraction.describe('Yellow, as a share of the foliage.'),
  brownFraction: fraction.describe('Brown, as a share of the foliage.'),
  whiteFraction: fraction.describe('White, as a share of the foliage.'),
  lesionCount: z.number().int().min(0).describe('Spots on the foliage.'),
  lesions: z
    .array(
      z.object({
        areaFraction: fraction.describe('The size of the spot, as a share of the foliage.'),
        region: region.describe('The box around the spot, as fractions from the top left.'),
      }),
    )
    .max(lesionsMax)
    .describe(`The ${lesionsMax} largest spots, largest first.`)
    // Analyses stored before version 1.3 lack this field.
    .default([]),
  outline: z
    .array(z.array(z.array(fraction).length(2)))
    .describe('Closed polygons of [x, y] points around the foliage, as fractions of the photo.'),
})
