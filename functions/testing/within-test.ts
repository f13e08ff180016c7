/**
 * For a step of a test that may take as long as the test (vitest.config.ts): a limit of its own
 * would end it on a busy machine, where nothing hangs.
 */
export const withinTest = (): AbortSignal => AbortSignal.timeout(180_000)
