import { z } from 'zod'

/** The worker that owns a document, and until when. Then another worker may take over. */
export const lease = z.object({ holder: z.string(), until: z.date() })
export type Lease = z.infer<typeof lease>
