import { z } from 'zod'

/** What an analysis can come to; the last two cost nothing, up to a limit. */
export const outcomes = [
  'HEALTHY',
  'ISSUES_FOUND',
  'INCONCLUSIVE',
  'NOT_A_PLANT',
  'PHOTO_UNUSABLE',
] as const
/** One of the outcomes. */
export const outcome = z.enum(outcomes)

/** What keeps a photo from being assessed well. */
// biome-ignore format: as a list
export const photoIssueCode = z.enum([
  'BLURRED', 'TOO_DARK', 'TOO_BRIGHT', 'TOO_SMALL', 'TOO_FAR', 'SEVERAL_PLANTS',
])

/** The kinds of conditions. */
// biome-ignore format: as a list
export const category = z.enum([
  'FUNGAL', 'BACTERIAL', 'VIRAL', 'PEST', 'NUTRIENT', 'WATER', 'LIGHT', 'TEMPERATURE', 'MECHANICAL',
  'AGEING', 'OTHER',
])
/** How bad a condition is for the plant. */
export const severity = z.enum(['LOW', 'MODERATE', 'HIGH', 'CRITICAL'])
/** How a condition passes on. */
export const spreads = z.enum(['NO', 'TO_RELATIVES', 'TO_OTHERS', 'BY_INSECTS', 'IN_SOIL'])
/** Whether the harvest of a food plant with a condition can be eaten. */
export const harvestEdible = z.enum([
  'UNAFFECTED',
  'AFTER_WASHING',
  'AFTER_CUTTING',
  'NOT_PRESERVED',
  'NO',
])
/** Whether anything needs to be done about a condition. */
export const controlNeeded = z.enum(['NO', 'WATCH', 'YES', 'URGENT'])
/** What becomes of a plant with a condition. */
// biome-ignore format: as a list
export const outlook = z.enum([
  'HARMLESS', 'RECOVERS', 'NEW_LEAVES_HEALTHY', 'RETURNS', 'OFTEN_DIES', 'INCURABLE',
])
/** Where a condition shows. */
export const plantPart = z.enum(['LEAF', 'STEM', 'FLOWER', 'FRUIT', 'ROOT', 'WHOLE_PLANT'])
/** The kinds of actions. */
export const treatmentType = z.enum([
  'CULTURAL',
  'MECHANICAL',
  'BIOLOGICAL',
  'CHEMICAL',
  'PREVENTION',
])
/** What to mind about an action. */
// biome-ignore format: as a list
export const safetyFlag = z.enum([
  'LABEL_CHECK', 'PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST', 'SAP_IRRITANT', 'QUARANTINE',
  'REPORTABLE',
])
/** How much light a plant needs. */
export const lightLevel = z.enum(['FULL_SUN', 'PARTIAL_SHADE', 'BRIGHT_INDIRECT', 'SHADE'])
/** Whether a result is shown: BLOCKED ones are withheld until they are APPROVED. */
export const moderationState = z.enum(['CLEAR', 'FLAGGED', 'BLOCKED', 'APPROVED'])
/** Why an analysis is put before moderators. What is said of the answer is nobody's violation. */
export const flagReason = z.enum([
  'PHOTO_OFFENSIVE',
  'PHOTO_SHOWS_PERSON',
  'ANSWER_HARMFUL',
  'OTHER',
])
/** Who put it before moderators: somebody of its account, or a moderator. */
export const flaggedBy = z.enum(['MEMBER', 'MODERATOR'])
/** What a caller found wrong in an analysis. */
export const wrongPart = z.enum(['PLANT', 'PROBLEM', 'PLACE'])
/** Where a plant stands. */
export const placement = z.enum(['inside', 'outside'])
/** How badly a plant poisons: MILD passes, SERIOUS needs treatment. */
export const toxicityGrade = z.enum(['MILD', 'SERIOUS', 'LIFE_THREATENING'])
/** The parts of a plant that poison. */
// biome-ignore format: as a list
export const poisonousPart = z.enum([
  'WHOLE_PLANT', 'LEAF', 'STEM', 'BARK', 'FLOWER', 'POLLEN', 'FRUIT', 'UNRIPE_FRUIT', 'SEED',
  'RAW_SEED', 'STONE', 'BULB', 'GREEN_TUBER', 'ROOT', 'SAP',
])
/** When a plant wants less water than in its growing season. */
// biome-ignore format: as a list
export const restKind = z.enum([
  'NONE', 'WINTER_LIGHT', 'WINTER_DRY', 'SUMMER_DRY', 'AFTER_FLOWERING', 'OUTDOOR_RAIN',
])
/**
 * How far the texts of a language were read: written by a language model; read again by another
 * reading of one; by somebody who grew up with the language; by a grower who did.
 */
export const reviewState = z.enum(['machine', 'machine-checked', 'reviewed', 'approved'])
