/**
 * A limit for a step that may take as long as the whole test (vitest.config.ts). A shorter limit
 * would fail on a busy machine.
 */
export const withinTest = (): AbortSignal => AbortSignal.timeout(180_000)
