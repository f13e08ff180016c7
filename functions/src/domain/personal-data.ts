import type { Reach } from '../collections/reach.ts'
import { keyUid } from './key-account.ts'

/** The ids of a person's documents in a collection that is reached by id. */
export function idsOf(reach: Extract<Reach, { by: 'id' }>, uid: string): string[] {
  return reach.ids === 'uid' ? [uid] : [uid, keyUid(uid)]
}

/** Where everything in object storage lies that bears the person's uid, or that of their account's keys. */
export function photoFolders(uid: string): string[] {
  return [`optimized/${uid}/`, `optimized/${keyUid(uid)}/`, `uploads/${uid}/`]
}

/** Where the exports of a person lie: archives, and parts of one under way. */
export function exportsFolder(uid: string): string {
  return `exports/${uid}/`
}
