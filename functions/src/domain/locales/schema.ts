import { z } from 'zod'
import {
  answerValue,
  controlNeeded,
  harvestEdible,
  leafSign,
  lightLevel,
  outlook,
  photoIssueCode,
  question,
  spreads,
  stage,
} from '../../contract/schemas/analysis-values.ts'
import { actionIds } from '../catalogue/actions.ts'
import { feedings, soils, waterings } from '../catalogue/care-profiles.ts'
import { conditions as conditionFacts, conditionIds } from '../catalogue/conditions.ts'
import { harvestCautionIds } from '../catalogue/harvest-cautions.ts'
import { plantNames } from '../catalogue/plants.ts'
import { evidenceKeys, places } from './evidence.ts'
import { message, text } from './kinds.ts'
import { toxicityTexts as toxicity } from './toxicity-texts.ts'

/** Texts in display order. `catalogue/text-hosts.ts` names the plants of some by their keys. */
const list = z
  .record(z.string(), text)
  .refine((texts) => Object.keys(texts).length > 0, 'at least one text is needed')

const conditionTexts = z.strictObject({
  name: text,
  /** A sentence that names the hosts, which is required if the condition's facts list hosts. */
  onlyIf: text.optional(),
  /** The time of year and the weather in which to expect the condition. */
  season: text.optional(),
  symptoms: list,
  /** The first check decides whether the plant has the condition. */
  howToConfirm: list,
  lookAlikes: z.partialRecord(z.enum(conditionIds), text),
  /** A common but harmful treatment. */
  avoid: text.optional(),
  // Replaces the general sentence for the fact of the same name.
  spreads: text.optional(),
  harvestEdible: text.optional(),
  controlNeeded: text.optional(),
  outlook: text.optional(),
  seekExpertIf: text,
})

const conditions = z.record(z.enum(conditionIds), conditionTexts).superRefine((texts, context) => {
  for (const conditionId of conditionIds) {
    const named = Object.keys(texts[conditionId].lookAlikes).sort().join(', ')
    const facts = [...conditionFacts[conditionId].lookAlikes].sort().join(', ')
    const path = [conditionId, 'lookAlikes']
    if (named !== facts)
      context.addIssue({ code: 'custom', path, message: `expected ${facts}, found ${named}` })
    const hasHosts = conditionFacts[conditionId].hosts !== 'ANY'
    if (hasHosts !== (texts[conditionId].onlyIf !== undefined)) {
      const message = `expected ${hasHosts ? 'a sentence on' : 'none, because there are no'} hosts`
      context.addIssue({ code: 'custom', path: [conditionId, 'onlyIf'], message })
    }
  }
})

/** `instructions` are for gardens, and for each setting without a text of its own. */
const actions = z.record(
  z.enum(actionIds),
  z.strictObject({
    title: text,
    instructions: text,
    POT: text.optional(),
    FIELD: text.optional(),
    TREE: text.optional(),
    /** For a tree that may stand in a tub or in the ground, if nobody said which. */
    TUB: text.optional(),
    /** For shrubs and trees in gardens and pots. */
    WOODY: text.optional(),
    /** Replaces the texts of all settings for plants whose soil must dry out. */
    SUCCULENT: text.optional(),
    /** The same for orchids that grow on trees. */
    ORCHID: text.optional(),
    /** The same for plants that are grown for their roots, tubers or bulbs, and for palms. */
    ROOT_CROP: text.optional(),
    PALM: text.optional(),
    /** The same for perennials that die back, for maize, and for plants of wet soil. */
    DIES_BACK: text.optional(),
    MAIZE: text.optional(),
    WET: text.optional(),
    /** The same for fruit that does not show by its colour when to pick it. */
    RIPENS_UNSEEN: text.optional(),
    /** The same for plants that people pollinate by hand. */
    ANNONA: text.optional(),
    GOURD: text.optional(),
    PASSION: text.optional(),
    VANILLA: text.optional(),
    DATE: text.optional(),
    /** The same for a plant with a virus. */
    VIRUS: text.optional(),
    /** Replace the texts of all settings for single conditions. */
    by: z.partialRecord(z.enum(conditionIds), text).optional(),
  }),
)

const bySide = z.strictObject({ northern: text, southern: text })

const care = z.strictObject({
  watering: z.record(
    // biome-ignore format: as a list
    z.enum([
      ...waterings, 'LIVING_STONE', 'CACTUS', 'ESTABLISHED', 'SOME_FLESHY', 'PADDY', 'BOG', 'CUP', 'WATER', 'BULB', 'PLANNED',
      'CLEARED', 'KNOWN', 'GENERAL',
    ]),
    text,
  ),
  rest: z.strictObject({
    WINTER_LIGHT: bySide,
    WINTER_DRY: bySide,
    SUMMER_DRY: text,
    AFTER_FLOWERING: text,
  }),
  /** PLANNED precedes the text of a level. */
  light: z.record(z.enum([...lightLevel.options, 'GENERAL', 'PLANNED']), text),
  /** The text for BRIGHT_INDIRECT if the plant is outdoors or the plant's location is unknown. */
  lightOpen: text,
  soil: z.record(z.enum([...soils, 'BOG', 'KNOWN', 'GENERAL', 'OUTSIDE']), text),
  /** Precedes the soil and the first action of plants that the law of many places bans. */
  bannedWeed: text,
  /** Replaces it where the law of the country is known to ban the plant. */
  bannedHere: text,
  feeding: z.record(
    z.enum([...feedings, 'NEVER', 'PLANNED', 'PAUSED', 'INCURABLE', 'KNOWN', 'GENERAL']),
    text,
  ),
  /** The argument `watering` is one of the texts in `watering`, and `season` is one in `rest`. */
  wateringInSeason: message,
})

/** Common names, separated by "; ". The first name is shown. */
const commonNames = text.regex(/^[^;]*[^; ](?:; [^; ][^;]*)*$/, 'names are separated by "; "')
/** A plant without a name in a language has its English name. */
const plants = z.partialRecord(z.enum(plantNames), commonNames)

const messages = z.strictObject({
  photoIssues: z.record(photoIssueCode, text),
  retake: z.strictObject({ oneLeaf: text, unusable: text, closer: text }),
  /** The first words of an answer. The argument is `name` of a condition, or a `sign`. */
  headline: z.strictObject({
    healthy: text,
    cause: message,
    signs: message,
    signsCareful: message,
  }),
  /** The sign that stands out on a leaf, for the headline. */
  signs: z.record(leafSign, text),
  summary: z.strictObject({
    healthy: text,
    healthyCareful: text,
    /** The argument `names` lists the names of conditions. */
    issues: message,
    issuesCareful: message,
    /** The argument `names` lists the names of conditions that do no harm. */
    harmless: message,
    inconclusive: text,
    plant: text,
    notAPlant: text,
    unusable: text,
  }),
  /** What the answer says of the plant that the caller named; domain/diagnosis/named-plant.ts. */
  named: z.strictObject({
    /** The argument `name` is a common name, and `latin` is the scientific name. */
    species: message,
    genus: message,
    family: message,
    /** The argument `text` is the caller's words, and `names` lists plants. */
    several: message,
    unknown: message,
    unlisted: message,
    /** The argument `name` is the plant that a photo resembles. */
    disagrees: message,
    guess: message,
  }),
  spreads: z.record(spreads, text),
  harvestEdible: z.record(harvestEdible, text),
  /** Replaces the sentence on the harvest of a plant that poisons people. */
  notFood: text,
  /** Replaces the sentence on the harvest of a plant whose disease is reported. */
  harvestReported: text,
  /** Precedes the sentence on the harvest if nobody knows whether the law requires a report. */
  harvestLawUnknown: text,
  /** Follows the sentence on the harvest of certain plants. */
  harvestCautions: z.record(z.enum(harvestCautionIds), text),
  controlNeeded: z.record(controlNeeded, text),
  outlook: z.record(outlook, text),
  /** The sentences for evidence; `evidenceAmounts` defines the arguments. */
  evidence: z.record(z.enum(evidenceKeys), message),
  /** What the service asks after a photo, and the answers to choose from. */
  questions: z.record(question, text),
  answers: z.record(answerValue, text),
  /** The position of the clearest sign, which follows the sentence `evidence.signCount`. */
  signPlaces: z.record(z.enum(places), text),
  /**
   * `confirm` is the title of the action by which the grower confirms a condition. `lawUnknown`
   * precedes the report if nobody knows which country's law applies.
   */
  plan: z.strictObject({
    confirm: text,
    /** The only check of a plant that nobody may touch. */
    lookFromAfar: text,
    lawUnknown: text,
    /** Follows the report if nobody knows the law, and precedes what to do without a report. */
    whereCommon: text,
    /** Precedes the end of a plant with roots, tubers or bulbs that people eat. */
    sortHarvest: text,
    /**
     * GENERAL is for plants of which little is known, STRONG for dangerous ones, and NEVER_TOUCH
     * for those whose sap or hairs burn.
     */
    gloves: z.strictObject({ GENERAL: text, STRONG: text, NEVER_TOUCH: text }),
    /** Follows the gloves for plants with thorns. */
    thorns: text,
    /** Precedes a treatment if something harmless looks the same on these plants. */
    onlyThen: text,
    /** For plants that kill animals but do not endanger people. */
    keepFromAnimals: text,
    deadlyCaterpillars: text,
  }),
  /** When to do an action that belongs to a stage, as a label above the action. */
  stages: z.record(stage, text),
  /** Separates the names of conditions. The names start with capitals, so "and" would not fit. */
  listSeparator: text,
  disclaimer: text,
})

export type PhotoIssueCode = keyof z.infer<typeof messages>['photoIssues']

/** The texts of a language in which only a generative model answers. */
export const partialMessages = messages.pick({ disclaimer: true })

/** A variant without a disclaimer uses the disclaimer of its parent language. */
export const ownDisclaimer = z.object({ disclaimer: text.optional() })

/** The files of a catalogue language, each with its schema. */
export const catalogueFiles = { conditions, actions, care, toxicity, plants, messages } as const
export type LocaleFile = keyof typeof catalogueFiles | 'emails'

type Parsed<File extends keyof typeof catalogueFiles> = z.infer<(typeof catalogueFiles)[File]>

/** Every text of a language as stored. Sentences with arguments are ICU messages. */
export type LocaleMessages = Readonly<
  { [File in Exclude<keyof typeof catalogueFiles, 'messages'>]: Parsed<File> } & Parsed<'messages'>
>
