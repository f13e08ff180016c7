import type { Auth } from 'firebase-admin/auth'
import { lazily } from '../lazily.ts'

/**
 * Firebase Auth through the Admin SDK, which signs with the function's service account and finds
 * the emulator by FIREBASE_AUTH_EMULATOR_HOST. It has its own app, because another adapter may use
 * the default one.
 */
export function adminAuth(projectId: string): () => Promise<Auth> {
  return lazily(async () => {
    const [{ initializeApp }, { getAuth }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
    ])
    return getAuth(initializeApp({ projectId }, `auth ${projectId}`))
  })
}
