import { z } from 'zod'
import { limits } from '../limits.ts'
import { answerValue, placement, question, questionValues } from './analysis-values.ts'
import {
  between,
  countryCode,
  inOneLine,
  keyInBody,
  languageTag,
  nonEmptyText,
  plantId,
  resourceId,
  wholeBetween,
} from './common.ts'

const { analysis, image } = limits

/**
 * The schema does not check the base64 of the photo. A pattern over 10 MB would cost more than
 * parsing the whole body, and the decoder finds every fault anyway.
 */
const imageBase64 = z
  .preprocess((value) => (value === '' ? undefined : value), z.string().optional())
  .describe(
    'The photo in base64, with or without a `data:` prefix; an empty text counts as absent.',
  )

const answer = z
  .object({
    question: question.describe('The question of the followed analysis.'),
    value: answerValue.describe('One of the values that it lists.'),
  })
  .refine(({ question, value }) => questionValues[question].includes(value), {
    path: ['value'],
    message: 'must be one of the values of the question',
  })

const common = {
  follows: resourceId
    .describe('The analysis of the last day to look at again, with a further photo or an answer.')
    .optional(),
  answer: answer
    .describe('The answer to the question of the analysis that this one follows.')
    .optional(),
  language: languageTag
    .describe("The BCP 47 tag of the texts; defaults to the user's setting, then Accept-Language.")
    .optional(),
  latitude: between(-analysis.latitudeDegreesMax, analysis.latitudeDegreesMax)
    .describe('The latitude of the plant in degrees north; ignored without `longitude`.')
    .optional(),
  longitude: between(-analysis.longitudeDegreesMax, analysis.longitudeDegreesMax)
    .describe('The longitude of the plant in degrees east; ignored without `latitude`.')
    .optional(),
  country: countryCode
    .describe(
      'The ISO 3166-1 code, in any case, of the country whose plant health law applies. It overrides ' +
        'the place, except for a place in a territory of this country with its own law.',
    )
    .optional(),
  placement: placement.describe('Whether the plant stands inside or outside.').optional(),
  sunExposure: inOneLine(z.string().max(analysis.sunExposureCharactersMax))
    .describe('How much sun the plant gets, in any words.')
    .optional(),
  wateringFrequency: wholeBetween(
    analysis.wateringFrequencyDaysMin,
    analysis.wateringFrequencyDaysMax,
  )
    .describe('Days between waterings.')
    .optional(),
  species: inOneLine(z.string().max(analysis.speciesCharactersMax))
    .describe('The scientific or common name of the plant; overrides what the photo shows.')
    .optional(),
  clientReference: inOneLine(z.string().max(analysis.clientReferenceCharactersMax))
    .describe("The caller's own id of this request, returned everywhere.")
    .optional(),
  plantId: plantId
    .describe("The caller's own name of the plant, returned everywhere; history filters by it.")
    .optional(),
}

/**
 * The body of the asynchronous start. The schema requires no field. The operation, not the schema,
 * rejects a start without `storagePath` and `imageBase64` (IMAGE_REQUIRED).
 */
export const startBody = z.object({
  storagePath: nonEmptyText(image.storagePathCharactersMax)
    .describe('The path of an optimised image in storage; overrides `imageBase64`.')
    .optional(),
  imageBase64,
  ...common,
})

/** The body of the enterprise start of version 0, without `storagePath`. */
export const enterpriseStartBody = z.object({
  imageBase64: z.string().min(1).describe('The photo in base64, with or without a `data:` prefix.'),
  ...common,
})

/** The body of the synchronous call: the body of a start without `storagePath`. */
export const analyseSyncBody = z.object({ imageBase64, ...common })

export const callableStartBody = startBody.extend(keyInBody)
/** The body of the synchronous call from callable clients. */
export const callableAnalyseSyncBody = analyseSyncBody.extend(keyInBody)
