import type { CallContext } from '../../ports/context.ts'

/** Not built yet. */
export async function sweepIncidents(_deps: unknown, _context: CallContext): Promise<void> {}
