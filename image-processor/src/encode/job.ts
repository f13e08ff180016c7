import { z } from 'zod'
import { asBuffer } from '../buffers.ts'

/** The message from the server to the child process: one photo to encode. */
export type Job = { photo: Uint8Array; timeoutSeconds: number }

/** The child's answer. The answer is validated, because the child has decoded untrusted data. */
export const encodedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ENCODED'),
    webp: z.instanceof(Uint8Array).transform(asBuffer),
    widthPx: z.int().positive(),
    heightPx: z.int().positive(),
    /** The size of the photo as received, after the EXIF orientation. */
    source: z.object({ widthPx: z.int().positive(), heightPx: z.int().positive() }),
  }),
  z.object({ outcome: z.literal('TOO_LARGE'), pixels: z.int().positive() }),
  z.object({ outcome: z.enum(['DAMAGED', 'TOO_SLOW', 'OUT_OF_MEMORY']) }),
])
export type IsolatedEncoded = z.infer<typeof encodedSchema>
