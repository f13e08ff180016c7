import type { Analysis } from '@plant-analysis/client'

/** A plant that appears in the history, with its newest photo. */
export type Plant = {
  readonly plantId: string
  readonly newest: Analysis
  /** The number of the plant's photos in the analyses that were read so far. */
  readonly count: number
}

/** The plants of some analyses, in the order in which they appear. */
export function plantsOf(analyses: readonly Analysis[]): Plant[] {
  const plants = new Map<string, Plant>()
  for (const analysis of analyses) {
    const { plantId } = analysis
    if (plantId === null) continue
    const known = plants.get(plantId)
    plants.set(
      plantId,
      known ? { ...known, count: known.count + 1 } : { plantId, newest: analysis, count: 1 },
    )
  }
  return [...plants.values()]
}
