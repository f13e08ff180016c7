import { z } from 'zod'

/** Who works on a document, and until when; afterwards another holder may take it over. */
export const lease = z.object({ holder: z.string(), until: z.date() })
export type Lease = z.infer<typeof lease>
