import { createHash } from 'node:crypto'

/** Identifies an erased person in the log, where their id must not stay. */
export const personHash = (uid: string): string => createHash('sha256').update(uid).digest('hex')
