import { z } from 'zod'
import { named } from '../names.ts'
import { servedLanguage } from './analysis.ts'
import { category, harvestEdible, placement, severity } from './analysis-values.ts'
import { care } from './care.ts'
import { atLeastOne, nullableText } from './common.ts'
import { action } from './diagnosis.ts'
import { issue, reference } from './issue.ts'

/** The id of an entry: an id of a condition, or a scientific name such as `citrus-limon`. */
export const entryId = z
  .string()
  .regex(/^[A-Za-z][A-Za-z_-]{0,127}$/, 'must be the id of an entry of the catalogue')

/** The language of a response of the catalogue, whose texts are all in one language. */
export const textsLanguage = servedLanguage.omit({ partly: true })

export const plantLevel = z.enum(['SPECIES', 'GENUS', 'FAMILY'])

const conditionName = {
  id: z.string().describe('The id of the condition, never localised.'),
  name: z.string().describe('The name of the condition, localised.'),
}
const plantName = {
  id: z.string().describe('The id of the plant in the catalogue, never localised.'),
  scientificName: z.string().describe('The accepted Latin name.'),
  name: z.string().describe('The common name, localised; the Latin name if it has none.'),
}

const conditionLink = named('CatalogueConditionName', z.object(conditionName))
const plantLink = named('CataloguePlantName', z.object(plantName))

/** Ids of the same thing in databases of others. Each was read on the page that `url` names. */
const otherIds = named(
  'CatalogueIds',
  z.object({
    eppo: z
      .object({
        code: z.string().describe('The code.'),
        url: z.string().describe('The page on which the code was read.'),
      })
      .nullable()
      .describe('The EPPO code; null if nobody has checked it.'),
    gbif: z
      .object({
        key: atLeastOne.describe('The key of the taxon.'),
        url: z.string().describe('The page on which the key was read.'),
      })
      .nullable()
      .describe('The GBIF key; null if nobody has checked it.'),
  }),
)

const advisedAction = action
  .pick({
    title: true,
    startInDays: true,
    stage: true,
    stageText: true,
    repeatEveryDays: true,
    repeatTimes: true,
    treatmentType: true,
    safetyFlags: true,
  })
  .extend({
    actionId: z.string().describe('The id of the action, never localised.'),
    isPrevention: z.boolean().describe('True if it keeps the condition from coming back.'),
    place: z
      .enum(['ANYWHERE', 'INDOORS', 'OUTDOORS', 'POT', 'GROUND'])
      .describe('Where it is possible.'),
    plants: z
      .array(plantLink)
      .describe('The plants for which alone it is advised; empty for any plant.'),
    instructions: z
      .array(
        z.object({
          settings: z
            .array(z.enum(['POT', 'GARDEN', 'FIELD', 'TREE', 'SUCCULENT', 'ORCHID']))
            .describe(
              'Where the plants stand. SUCCULENT is for plants whose soil must dry out, and ORCHID for orchids that grow on trees.',
            ),
          text: z.string().describe('What to do there, localised.'),
        }),
      )
      .describe('What to do in each setting; a setting without a text has no such action.'),
  })

const law = z.object({
  scope: z
    .enum(['IN', 'EXCEPT_IN'])
    .describe('Whether growers must report a suspicion in `territories`, or everywhere else.'),
  territories: z
    .array(z.string())
    .describe('ISO country codes; EU is wherever the law of the Union applies.'),
  harvestEdible: z
    .object({
      value: harvestEdible.describe('The fact.'),
      text: z.string().describe('The same value in words, localised.'),
    })
    .describe('Whether the harvest can be eaten where a report is due.'),
  authorities: z
    .array(
      reference.extend({
        territory: nullableText.describe('The country; null for the list of all countries.'),
      }),
    )
    .describe('Whom to tell.'),
})

/** Everything that an answer can say about a condition. */
export const conditionEntry = named(
  'CatalogueCondition',
  issue
    .pick({
      category: true,
      scientificName: true,
      affectedParts: true,
      onlyIf: true,
      season: true,
      symptoms: true,
      howToConfirm: true,
      lookAlikes: true,
      avoid: true,
      spreads: true,
      harvestEdible: true,
      controlNeeded: true,
      outlook: true,
      references: true,
    })
    .extend({
      ...conditionName,
      severity: z
        .object({
          lowest: severity.describe('How bad it is at least.'),
          highest: severity.describe('How bad it can become.'),
        })
        .describe('How bad it is for the plant.'),
      hosts: z.array(plantLink).describe('The only plants that can have it; empty for any plant.'),
      neverOn: z.array(plantLink).describe('Plants that cannot have it.'),
      occursIn: z
        .array(z.string())
        .nullable()
        .describe('The ISO codes of the only countries where it occurs; null for everywhere.'),
      placement: placement
        .nullable()
        .describe('The only placement in which plants have it; null for both.'),
      actions: z
        .array(advisedAction)
        .describe('What to do, the gentlest first, then what prevents the condition.'),
      checkBackInDays: atLeastOne.describe('Days after which to check the plant again.'),
      seekExpertIf: z.string().describe('When to ask an expert, localised.'),
      law: law.nullable().describe('Where the law requires a report; null if nowhere.'),
      ids: otherIds.describe('The ids of the cause in databases of others.'),
    }),
)
export type ConditionEntry = z.infer<typeof conditionEntry>

/** An item of the list of conditions. */
export const conditionItem = named(
  'CatalogueConditionItem',
  z.object({
    ...conditionName,
    scientificName: conditionEntry.shape.scientificName,
    category: category.describe('What kind of condition it is.'),
    hosts: conditionEntry.shape.hosts,
  }),
)
export type ConditionItem = z.infer<typeof conditionItem>

const placeCare = care.pick({ watering: true, light: true, soil: true })

/** Everything that an answer can say about a plant, except what a photo shows. */
export const plantEntry = named(
  'CataloguePlant',
  z.object({
    ...plantName,
    level: plantLevel.describe('How exactly the catalogue knows the plant.'),
    names: z.array(z.string()).describe('All common names, localised, the usual one first.'),
    synonyms: z.array(z.string()).describe('Older Latin names.'),
    family: plantLink.nullable().describe('The botanical family; null for a family.'),
    care: care.describe('How to care for it, and for whom it is poisonous.'),
    placements: z
      .array(placeCare.extend({ placement: placement.describe('Where the plant stands.') }))
      .describe('What differs from `care` inside or outside; empty if nothing does.'),
    seasons: z
      .array(
        z.object({
          hemisphere: z.enum(['NORTHERN', 'SOUTHERN']).describe('Where on the Earth.'),
          restMonths: z.array(z.int().min(1).max(12)).describe('The months of its rest, 1 to 12.'),
          text: z.string().describe('How to water there, localised.'),
        }),
      )
      .describe('The rest of the plant by hemisphere; empty if no month is known.'),
    conditions: z
      .array(conditionLink)
      .describe('Conditions of this plant and its relatives alone; any plant can have others.'),
    ids: otherIds.describe('The ids of the plant in databases of others.'),
  }),
)
export type PlantEntry = z.infer<typeof plantEntry>

const toxicity = care.shape.toxicity.shape

/** An item of the list of plants. */
export const plantItem = named(
  'CataloguePlantItem',
  z.object({
    ...plantName,
    level: plantEntry.shape.level,
    family: plantEntry.shape.family,
    toxicity: z
      .object({
        humans: toxicity.humans,
        cats: toxicity.cats,
        dogs: toxicity.dogs,
        livestock: toxicity.livestock,
      })
      .describe('For whom it is poisonous.'),
  }),
)
export type PlantItem = z.infer<typeof plantItem>

/** The whole catalogue in one language. */
export const catalogue = named(
  'Catalogue',
  z.object({
    version: z.string().describe('Changes if and only if the other fields change.'),
    language: z.string().describe('The BCP 47 tag of the texts.'),
    review: textsLanguage.shape.review,
    disclaimer: z.string().describe('What the reader must know, localised.'),
    conditions: z.array(conditionEntry).describe('All conditions.'),
    plants: z.array(plantEntry).describe('All plants.'),
  }),
)
