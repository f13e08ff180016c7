import { createHash } from 'node:crypto'

/** Identifies an erased person in the log, because the log must not keep the person's id. */
export const personHash = (uid: string): string => createHash('sha256').update(uid).digest('hex')
