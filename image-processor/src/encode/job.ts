import { z } from 'zod'

/** What the server sends to the child process that encodes one photo. */
export const jobSchema = z.object({
  photo: z.instanceof(Uint8Array),
  timeoutSeconds: z.number(),
})
export type Job = { photo: Uint8Array; timeoutSeconds: number }

/** The child's answer. It is parsed, because the child has read what a stranger sent. */
export const encodedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ENCODED'),
    webp: z.instanceof(Uint8Array).transform(asBuffer),
    widthPx: z.int().positive(),
    heightPx: z.int().positive(),
  }),
  z.object({ outcome: z.enum(['DAMAGED', 'TOO_SLOW', 'OUT_OF_MEMORY']) }),
])

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
