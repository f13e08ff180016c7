import { z } from 'zod'

/** The outcomes of an analysis. The last two outcomes are free up to a daily limit. */
export const outcomes = [
  'HEALTHY',
  'ISSUES_FOUND',
  'INCONCLUSIVE',
  'NOT_A_PLANT',
  'PHOTO_UNUSABLE',
] as const
export const outcome = z.enum(outcomes)

/** The problems that make a photo hard to assess. */
// biome-ignore format: as a list
export const photoIssueCode = z.enum([
  'BLURRED', 'TOO_DARK', 'TOO_BRIGHT', 'TOO_SMALL', 'TOO_FAR', 'SEVERAL_PLANTS', 'NOT_A_LEAF',
])

/** What a photo shows: one leaf, or a plant from further away. */
export const view = z.enum(['LEAF', 'PLANT'])
/** How plainly an answer speaks of the health. NONE means that the photo does not show it. */
export const healthWord = z.enum(['PLAIN', 'CAREFUL', 'NONE'])
/** The sign that stands out on a leaf. UNCLEAR means that none stands out. */
// biome-ignore format: as a list
export const leafSign = z.enum([
  'RUST_SPOTS', 'BROWN_SPOTS', 'DEAD_AREAS', 'WHITE_COATING', 'YELLOWING', 'MOTTLING',
  'BROWN_EDGES', 'BLEACHING', 'CURLING', 'MINES', 'HOLES', 'UNCLEAR',
])
/** The questions that the service may ask after a photo, one at a time. */
export const question = z.enum(['SOIL', 'COATING', 'CITRUS'])
/** The answers that a caller can choose. UNKNOWN answers every question. */
export const answerValue = z.enum(['DRY', 'MOIST', 'WET', 'YES', 'NO', 'UNKNOWN'])
/** The values that answer each question, in the order in which they are shown. */
export const questionValues: Readonly<
  Record<z.infer<typeof question>, readonly z.infer<typeof answerValue>[]>
> = {
  SOIL: ['DRY', 'MOIST', 'WET', 'UNKNOWN'],
  COATING: ['YES', 'NO', 'UNKNOWN'],
  CITRUS: ['YES', 'NO', 'UNKNOWN'],
}
/** The kinds of conditions. */
// biome-ignore format: as a list
export const category = z.enum([
  'FUNGAL', 'BACTERIAL', 'VIRAL', 'PEST', 'NUTRIENT', 'WATER', 'LIGHT', 'TEMPERATURE', 'MECHANICAL',
  'AGEING', 'OTHER',
])
export const severity = z.enum(['LOW', 'MODERATE', 'HIGH', 'CRITICAL'])
/** How a condition spreads. */
export const spreads = z.enum(['NO', 'TO_RELATIVES', 'TO_OTHERS', 'BY_INSECTS', 'IN_SOIL'])
/** Whether people can eat the harvest of a food plant with this condition. */
export const harvestEdible = z.enum([
  'UNAFFECTED',
  'AFTER_WASHING',
  'AFTER_CUTTING',
  'NOT_PRESERVED',
  'NO',
])
/** Whether the grower must act against a condition. */
export const controlNeeded = z.enum(['NO', 'WATCH', 'YES', 'URGENT'])
/** How a plant with a condition is likely to develop. */
// biome-ignore format: as a list
export const outlook = z.enum([
  'HARMLESS', 'RECOVERS', 'NEW_LEAVES_HEALTHY', 'RETURNS', 'OFTEN_DIES', 'INCURABLE',
])
/** The parts of the plant that show a condition. */
export const plantPart = z.enum(['LEAF', 'STEM', 'FLOWER', 'FRUIT', 'ROOT', 'WHOLE_PLANT'])
/** The kinds of actions. */
export const treatmentType = z.enum([
  'CULTURAL',
  'MECHANICAL',
  'BIOLOGICAL',
  'CHEMICAL',
  'PREVENTION',
])
/** The stages of a plant, or of its grower's year, to which actions belong. */
// biome-ignore format: as a list
export const stage = z.enum([
  'BEFORE_BUD_SWELL', 'BUD_BURST', 'FRUIT_SET', 'AFTER_HARVEST', 'LEAF_FALL', 'DORMANCY',
  'HOT_SEASON', 'SPRING_OR_AUTUMN', 'WINTER_TO_SPRING', 'NEXT_SOWING', 'NEW_PLANTS', 'NEXT_MOVE',
])
/** Safety warnings about an action. */
// biome-ignore format: as a list
export const safetyFlag = z.enum([
  'LABEL_CHECK', 'PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST', 'SAP_IRRITANT', 'QUARANTINE',
  'REPORTABLE',
])
export const lightLevel = z.enum(['FULL_SUN', 'PARTIAL_SHADE', 'BRIGHT_INDIRECT', 'SHADE'])
/** The moderation state. BLOCKED withholds a result until a moderator approves the result. */
export const moderationState = z.enum(['CLEAR', 'FLAGGED', 'BLOCKED', 'APPROVED'])
/** What a block withholds: the photo with its answer, or the answer alone. */
export const withheldPart = z.enum(['PHOTO', 'ANSWER'])
/** Why somebody flags an analysis. By default, a block for ANSWER_HARMFUL is no violation. */
export const flagReason = z.enum([
  'PHOTO_OFFENSIVE',
  'PHOTO_SHOWS_PERSON',
  'ANSWER_HARMFUL',
  'OTHER',
])
/** The author of a flag: a member of the account, or a moderator. */
export const flaggedBy = z.enum(['MEMBER', 'MODERATOR'])
/** The parts of an analysis that a caller can report as wrong. */
export const wrongPart = z.enum(['PLANT', 'PROBLEM', 'PLACE'])
export const placement = z.enum(['inside', 'outside'])
/** How poisonous a plant is. MILD symptoms pass, but SERIOUS poisoning needs treatment. */
export const toxicityGrade = z.enum(['MILD', 'SERIOUS', 'LIFE_THREATENING'])
/** The poisonous parts of a plant. */
// biome-ignore format: as a list
export const poisonousPart = z.enum([
  'WHOLE_PLANT', 'LEAF', 'STEM', 'BARK', 'FLOWER', 'POLLEN', 'FRUIT', 'UNRIPE_FRUIT',
  'BITTER_FRUIT', 'SEED', 'RAW_SEED', 'BITTER_SEED', 'STONE', 'BULB', 'GREEN_TUBER', 'ROOT',
  'RAW_ROOT', 'SAP',
])
/** The parts of a plant that people eat. */
// biome-ignore format: as a list
export const foodPart = z.enum([
  'FRUIT', 'SEED', 'GRAIN', 'POD', 'LEAF', 'STALK', 'FLOWER', 'ROOT', 'TUBER', 'BULB', 'SHOOT',
])
/** Those that a plant can poison. LIVESTOCK means horses, cattle, sheep, goats and pigs. */
export const poisonTarget = z.enum(['PEOPLE', 'CATS', 'DOGS', 'LIVESTOCK'])
/** How a poison gets into or onto the body. */
export const poisonRoute = z.enum(['EATEN', 'SKIN', 'EYES'])
/** The season in which a plant needs less water. */
// biome-ignore format: as a list
export const restKind = z.enum([
  'NONE', 'WINTER_LIGHT', 'WINTER_DRY', 'SUMMER_DRY', 'AFTER_FLOWERING', 'OUTDOOR_RAIN',
])
/**
 * The values stand for these reviewers of a language's texts, in order: nobody, another run of a
 * language model, a native speaker, and a native speaker who grows plants.
 */
export const reviewState = z.enum(['machine', 'machine-checked', 'reviewed', 'approved'])
