import { createHash } from 'node:crypto'

/** Stands for an erased person in the log, where their id must not outlive them. */
export function personHash(uid: string): string {
  return createHash('sha256').update(uid).digest('hex')
}
