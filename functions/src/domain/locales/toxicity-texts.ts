import { z } from 'zod'
import {
  foodPart,
  poisonousPart,
  poisonRoute,
  poisonTarget,
  toxicityGrade,
} from '../../contract/schemas/analysis-values.ts'
import { preparations, toxicityNotes } from '../catalogue/toxicity/entry.ts'
import { message, text } from './kinds.ts'

const gradeTexts = z.record(toxicityGrade, text)
/** UNKNOWN is for a target on which nothing is recorded although the plant harms another. */
const aidTexts = z.record(z.enum([...toxicityGrade.options, 'UNKNOWN']), text)

const contactTexts = z.record(toxicityGrade.exclude(['LIFE_THREATENING']), text)
const eatenTargets = z.enum([...poisonTarget.options, 'PETS'])
const knownTargets = eatenTargets.exclude(['LIVESTOCK'])

/** Whether a plant is poisonous, and the first aid. */
export const toxicityTexts = z.strictObject({
  humans: gradeTexts,
  cats: gradeTexts,
  dogs: gradeTexts,
  /** The texts for plants that affect cats and dogs equally. */
  pets: gradeTexts,
  livestock: gradeTexts,
  /** BOTH is for plants that affect skin and eyes equally. */
  contact: z.strictObject({ SKIN: contactTexts, EYES: contactTexts, BOTH: contactTexts }),
  /** The argument `parts` lists texts from the field `parts`. */
  partsOf: message,
  contactPartsOf: message,
  parts: z.record(poisonousPart, text),
  /** The argument `parts` lists texts from the field `foodParts`. */
  foodOf: message,
  /** Like `foodOf`, for a genus that may have poisonous species. */
  someFoodOf: message,
  foodParts: z.record(foodPart, text),
  preparations: z.record(z.enum(preparations).exclude(['NOTHING']), text),
  notes: z.record(z.enum(toxicityNotes), text),
  unknown: text,
  unknownTo: z.record(eatenTargets, text),
  /** Follows `unknownTo` if the plant makes another target seriously ill. */
  unknownButFeared: text,
  harmless: text,
  harmlessTo: z.record(knownTargets, text),
  /** The argument `names` lists common names. */
  maybe: message,
  /** The arguments are `who` and `advice`, and `parts` in `stepForParts`. */
  step: message,
  stepForParts: message,
  eatenBy: z.record(eatenTargets, text),
  touched: z.record(poisonRoute.exclude(['EATEN']), text),
  firstAid: z.strictObject({
    PEOPLE: aidTexts,
    PETS: aidTexts,
    LIVESTOCK: aidTexts,
    SKIN: text,
    /** For skin that the sun would burn. */
    SUNLIGHT: text,
    /** For a poison that passes through skin. */
    THROUGH_SKIN: text,
    /** For an oil that sticks to skin, clothes and fur. */
    URUSHIOL: text,
    /** For bristles and stinging hairs that break off in the skin or the eyes. */
    BRISTLES: text,
    BRISTLES_IN_EYES: text,
    EYES: text,
  }),
})
