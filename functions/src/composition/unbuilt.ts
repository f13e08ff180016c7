import type { Handlers } from '../contract/handlers.ts'

/** The operations that are still to be built: they answer 501 as their work, after every check before it. */
export const unbuilt = {
  'account.erase': 'NOT_IMPLEMENTED',
} as const satisfies Partial<Handlers>
