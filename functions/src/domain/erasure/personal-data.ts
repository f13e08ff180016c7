import type { DataSubjectSelector } from '../../collections/collection.ts'
import { apiKeyPrincipal } from '../access/enterprise-principal.ts'

/** The uids by which a collection knows a person, as the id of a document or in its fields. */
export function idsOf({ ids }: Exclude<DataSubjectSelector, { by: 'none' }>, uid: string) {
  return ids === 'uid and key uid' ? [uid, apiKeyPrincipal(uid)] : [uid]
}

/** The folders of a person's photos, including photos sent with API keys. */
export function photoFolders(uid: string): string[] {
  return [`optimized/${uid}/`, `optimized/${apiKeyPrincipal(uid)}/`]
}

/** The folder of a person's uploads, which nobody has scanned yet. */
export const uploadsFolder = (uid: string): string => `uploads/${uid}/`

/** The folder for a person's or principal's exports, including parts of unfinished exports. */
export const exportsFolder = (uid: string): string => `exports/${uid}/`
