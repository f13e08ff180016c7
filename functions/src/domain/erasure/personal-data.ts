import type { DataSubjectSelector } from '../../collections/collection.ts'
import { apiKeyPrincipal } from '../access/enterprise-principal.ts'

/** The ids of a person's documents in a collection that uses a uid or a principal as the id. */
export function idsOf(reach: Extract<DataSubjectSelector, { by: 'id' }>, uid: string): string[] {
  return reach.ids === 'uid' ? [uid] : [uid, apiKeyPrincipal(uid)]
}

/** The folders of a person's photos and uploads, including photos sent with API keys. */
export function photoFolders(uid: string): string[] {
  return [`optimized/${uid}/`, `optimized/${apiKeyPrincipal(uid)}/`, `uploads/${uid}/`]
}

/** The folder for a person's or principal's exports, including parts of unfinished exports. */
export const exportsFolder = (uid: string): string => `exports/${uid}/`
