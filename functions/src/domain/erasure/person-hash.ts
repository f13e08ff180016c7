import { createHash } from 'node:crypto'

/** Identifies an erased person in the log, where their id must not stay. */
export function personHash(uid: string): string {
  return createHash('sha256').update(uid).digest('hex')
}
