import type { Auth } from 'firebase-admin/auth'
import type { IdentityRemoval, UserDirectory } from '../../ports/callers.ts'
import { lazily } from '../lazily.ts'
import { unavailable } from '../until-aborted.ts'

const signInUnavailable = unavailable('sign-in')

/**
 * The Admin SDK, which signs as the function's service account. FIREBASE_AUTH_EMULATOR_HOST selects
 * the emulator. The Firebase app has its own name, because another adapter may use the default app.
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

/** Finds users of Firebase Auth and stores their roles, for operators' commands. */
export function firebaseUserDirectory(auth: () => Promise<Auth>): UserDirectory {
  return {
    async find(uid) {
      const users = await auth()
      const [user] = (await users.getUsers([{ uid }])).users
      return user && { email: user.email ?? null }
    },
    async mirrorRole(uid, role) {
      const users = await auth()
      const { customClaims } = await users.getUser(uid)
      await users.setCustomUserClaims(uid, { ...customClaims, role })
    },
  }
}

/** Deletes users of Firebase Auth. Other identity providers must delete their users themselves. */
export function firebaseIdentityRemoval(auth: () => Promise<Auth>): IdentityRemoval {
  return {
    async remove(uids) {
      const users = await auth().catch(signInUnavailable)
      const { errors } = await users.deleteUsers([...uids]).catch(signInUnavailable)
      if (errors[0]) signInUnavailable(errors[0].error)
    },
  }
}
