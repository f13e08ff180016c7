import { z } from 'zod'
import { photoMeasurementsSchema } from './measure/schema.ts'

/**
 * The requests and replies of the image processor. The API server parses replies with these
 * schemas, so this file imports only zod, other schemas and the limits of photos.
 */

export { optimisedSidePxMax, photoBytesLimit, photoPixelsMax } from './photo-limits.ts'

export const sourceFormats = ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif', 'tiff'] as const
export type SourceFormat = (typeof sourceFormats)[number]

/** A caller's request id, for the log. The strict pattern prevents forged log lines. */
export const requestIdSchema = z.string().regex(/^[\w.:-]{1,128}$/)

export const optimiseReplySchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('OPTIMISED'),
    /**
     * The WebP to store, at most 1024 x 1024 px. The schema has no base64 pattern, because checking
     * the pattern takes longer than all other parsing. A broken image is not `bytes` long.
     */
    imageBase64: z.string(),
    widthPx: z.int().positive(),
    heightPx: z.int().positive(),
    bytes: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** The photo as received, with its width and height after the EXIF orientation. */
    source: z.object({
      format: z.enum(sourceFormats),
      widthPx: z.int().positive(),
      heightPx: z.int().positive(),
      bytes: z.int().positive(),
    }),
  }),
  z.object({ outcome: z.literal('INFECTED'), signature: z.string() }),
  z.object({ outcome: z.literal('UNDECODABLE'), detail: z.string() }),
  z.object({ outcome: z.literal('TOO_LARGE'), detail: z.string() }),
])
export type OptimiseReply = z.infer<typeof optimiseReplySchema>

/** The verdict UNKNOWN is never clean: the server refuses the photo, and the caller may retry. */
export const scanReplySchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('CLEAN') }),
  z.object({ verdict: z.literal('INFECTED'), signature: z.string() }),
  z.object({
    verdict: z.literal('UNKNOWN'),
    reason: z.string(),
    /**
     * The scanner's limit that this file exceeds, such as MaxScanTime. A retry would exceed the
     * same limit.
     */
    exceeds: z.string().optional(),
  }),
])
export type ScanReply = z.infer<typeof scanReplySchema>

/** The reply of `/measure`. Older versions send no thumbnail. */
export const measureReplySchema = photoMeasurementsSchema.extend({
  thumbnail: z
    .object({
      /** A WebP image of at most 256 x 256 px. */
      imageBase64: z.string(),
      /** A ThumbHash (https://evanw.github.io/thumbhash) of at most 25 bytes, in base64. */
      thumbhash: z.base64(),
    })
    .optional(),
})
export type MeasureReply = z.infer<typeof measureReplySchema>

export {
  type NamedCondition,
  type NamedSpecies,
  namedConditions,
  namedSpecies,
} from './measure/classes.ts'
export { type PhotoMeasurements, photoMeasurementsSchema } from './measure/schema.ts'

export const healthReplySchema = z.object({
  /** `warn` means that photos are processed, but the scanner's signatures are old. */
  status: z.enum(['pass', 'warn', 'fail']),
  scanner: z.enum(['BUILT_IN', 'CLAMD']),
  /** The signatures' age: undefined without clamd, null if clamd lacks the official signatures. */
  signaturesAgeDays: z.int().nullable().optional(),
})
export type HealthReply = z.infer<typeof healthReplySchema>

export const problemCodes = [
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'MALFORMED_BODY',
  'IMAGE_UNDECODABLE',
  'UNAVAILABLE',
  'OWNER_BUSY',
  'NO_VERDICT',
  'INTERNAL',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export const problemSchema = z.object({
  status: z.int(),
  code: z.enum(problemCodes),
  message: z.string(),
  requestId: z.string().nullable(),
})
