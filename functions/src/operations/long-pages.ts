import { createTurns } from '../domain/turns.ts'

/**
 * The most analyses or events in a page. An analysis has 15 to 50 KB, and reading it through
 * Firestore's REST interface takes 9 ms of processor time and 20 times its length in memory.
 */
export const longPageMax = 25

/** Limits the memory for pages: 20 pages of 100 analyses at once took more than 800 MiB. */
export const readLongPage = createTurns(6)
