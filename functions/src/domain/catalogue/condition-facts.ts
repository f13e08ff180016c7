import type { z } from 'zod'
import type {
  category,
  controlNeeded,
  harvestEdible,
  outlook,
  plantPart,
  severity,
  spreads,
} from '../../contract/schemas/analysis-values.ts'
import type { ActionEffect, ActionId } from './actions.ts'
import type { Reference } from './references.ts'

/** How a condition goes on where nothing is done: not at all, over weeks, or over days. */
type Course = 'STAYS' | 'SLOW' | 'FAST'

/** As far apart as laws on plant diseases are told here. */
export type Continent = 'AFRICA' | 'ASIA' | 'EUROPE' | 'NORTH_AMERICA' | 'OCEANIA' | 'SOUTH_AMERICA'

/** What holds of a condition in every language. */
export type ConditionFacts<Id extends string = string> = {
  readonly category: z.infer<typeof category>
  /** Null where the signs stand for several organisms or for none. */
  readonly scientificName: string | null
  readonly affectedParts: readonly z.infer<typeof plantPart>[]
  /**
   * Which plants can have it: genera, species or families by their Latin names. Where they are not
   * ANY, the texts have an `onlyIf`.
   */
  readonly hosts: 'ANY' | readonly string[]
  /** The least and the most that it can do to a plant. One photographed leaf shows neither. */
  readonly severity: {
    readonly floor: z.infer<typeof severity>
    readonly ceiling: z.infer<typeof severity>
    readonly course: Course
  }
  /** Where the law wants a suspicion reported, before anything is cut or moved. */
  readonly reportable: null | 'EVERYWHERE' | readonly Continent[]
  readonly spreads: z.infer<typeof spreads>
  readonly harvestEdible: z.infer<typeof harvestEdible>
  readonly controlNeeded: z.infer<typeof controlNeeded>
  readonly outlook: z.infer<typeof outlook>
  readonly lookAlikes: readonly Id[]
  /** Gentlest first. */
  readonly actions: readonly ActionId[]
  /** What keeps it from coming back; named after the actions. */
  readonly prevention: readonly ActionId[]
  /** What would do harm while it lasts, whichever other condition asks for it. */
  readonly forbids: readonly ActionEffect[]
  readonly checkBackInDays: number
  readonly references: readonly Reference[]
}
