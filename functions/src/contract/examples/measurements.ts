import type { z } from 'zod'
import type { measurements as schema } from '../schemas/measurements.ts'

/** The measurements on a photo of a monstera with two spots. */
export const measurements: z.input<typeof schema> = {
  foliageFraction: 0.61,
  greenFraction: 0.7,
  yellowFraction: 0.2,
  brownFraction: 0.08,
  whiteFraction: 0.02,
  lesionCount: 2,
  lesions: [
    { areaFraction: 0.041, region: { x: 0.42, y: 0.31, width: 0.11, height: 0.09 } },
    { areaFraction: 0.018, region: { x: 0.55, y: 0.48, width: 0.07, height: 0.06 } },
  ],
  outline: [
    [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.5, 0.8],
    ],
  ],
}
