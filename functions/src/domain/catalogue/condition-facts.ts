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
import type { Reportable } from './law.ts'
import { type Reference, references } from './references.ts'

/** The course of a condition without treatment: unchanged, worse over weeks, or worse over days. */
type Course = 'STAYS' | 'SLOW' | 'FAST'

/** The facts of a condition, which do not depend on a language. */
export type ConditionFacts<Id extends string = string> = {
  readonly category: z.infer<typeof category>
  /** The Latin name of the cause; null if several organisms, or no organism, cause the signs. */
  readonly scientificName: string | null
  readonly affectedParts: readonly z.infer<typeof plantPart>[]
  /** Latin names of genera, species or families. A condition with hosts needs the text `onlyIf`. */
  readonly hosts: 'ANY' | readonly string[]
  /** Latin names of plants that cannot have the condition. */
  readonly neverOn: readonly string[]
  /** Where the condition occurs, by codes of countries; null if everywhere. */
  readonly occursIn: readonly string[] | null
  /** The only placement in which plants have the condition; null if in both. */
  readonly placement: 'inside' | 'outside' | null
  /** The severity bounds and the course: facts that a photo of one leaf does not show. */
  readonly severity: {
    readonly floor: z.infer<typeof severity>
    readonly ceiling: z.infer<typeof severity>
    readonly course: Course
  }
  readonly reportable: Reportable
  /** Plants on which the cause has long been common in a country: no report is due there. */
  readonly commonOn: Readonly<Record<string, readonly string[]>>
  readonly spreads: z.infer<typeof spreads>
  readonly harvestEdible: z.infer<typeof harvestEdible>
  readonly controlNeeded: z.infer<typeof controlNeeded>
  readonly outlook: z.infer<typeof outlook>
  readonly lookAlikes: readonly Id[]
  /** Treatments, with the gentlest treatment first. */
  readonly actions: readonly ActionId[]
  /** Actions that prevent the condition from coming back. Plans list them after treatment. */
  readonly prevention: readonly ActionId[]
  /** An action with one of these effects harms a plant with this condition. */
  readonly forbids: readonly ActionEffect[]
  readonly checkBackInDays: number
  readonly references: readonly Reference[]
}

/** An entry omits the facts that most conditions share, and gives references by their ids. */
type Entry<LookAlike extends string> = Omit<ConditionFacts<LookAlike>, Usual | 'references'> &
  Partial<Pick<ConditionFacts, Usual>> & {
    readonly references: readonly (keyof typeof references)[]
  }
type Usual =
  | 'category'
  | 'scientificName'
  | 'hosts'
  | 'neverOn'
  | 'occursIn'
  | 'placement'
  | 'reportable'
  | 'commonOn'
  | 'prevention'
  | 'forbids'

const usual = {
  scientificName: null,
  hosts: 'ANY',
  neverOn: [],
  occursIn: null,
  placement: null,
  reportable: null,
  commonOn: {},
  prevention: [],
  forbids: [],
} as const

/** Completes the entries of one category. An entry may override the category. */
export function conditionsOf<const Id extends string, const LookAlike extends string>(
  category: ConditionFacts['category'],
  entries: Readonly<Record<Id, Entry<LookAlike>>>,
): Readonly<Record<Id, ConditionFacts<LookAlike>>> {
  const complete = (entry: Entry<LookAlike>): ConditionFacts<LookAlike> => ({
    ...usual,
    category,
    ...entry,
    references: entry.references.map((id) => references[id]),
  })
  return Object.fromEntries(
    Object.entries<Entry<LookAlike>>(entries).map(([id, entry]) => [id, complete(entry)]),
  ) as Record<Id, ConditionFacts<LookAlike>>
}
