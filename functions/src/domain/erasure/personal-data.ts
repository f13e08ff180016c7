import type { DataSubjectSelector } from '../../collections/data-subject.ts'
import { apiKeyPrincipal } from '../access/enterprise-principal.ts'

/** The ids of a person's documents in a collection that is reached by id. */
export function idsOf(reach: Extract<DataSubjectSelector, { by: 'id' }>, uid: string): string[] {
  return reach.ids === 'uid' ? [uid] : [uid, apiKeyPrincipal(uid)]
}

/** The folders of a person's photos and uploads, also of those by their account's keys. */
export function photoFolders(uid: string): string[] {
  return [`optimized/${uid}/`, `optimized/${apiKeyPrincipal(uid)}/`, `uploads/${uid}/`]
}

/** Where the exports of a person or a principal lie: archives, and parts of one under way. */
export function exportsFolder(uid: string): string {
  return `exports/${uid}/`
}
