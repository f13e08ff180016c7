import { limits } from '../../../functions/src/contract/limits.ts'
import type { Life } from './life.ts'

export const startsPerSecond = 1000
export const accounts = 100_000_000
/** Instances work at this share of their processors, so that bursts find room. */
export const utilisation = 0.6
export const daysKept = limits.analysis.temporaryDays
export const secondsPerDay = 86_400
export const monthsKept = daysKept / 30
export const gib = 2 ** 30
/** The HTTP calls of an analysis: start, read, list. Its photo is also shown once. */
export const callsOfUser = 3

export const bytesOf = (collections: Life['collections']): number =>
  Object.values(collections).reduce((total, { bytes }) => total + bytes, 0)

export const indexBytesOf = (collections: Life['collections']): number =>
  Object.values(collections).reduce((total, { indexBytes }) => total + indexBytes, 0)

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
