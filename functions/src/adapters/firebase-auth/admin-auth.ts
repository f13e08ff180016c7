import type { Auth } from 'firebase-admin/auth'
import type { IdentityRemoval, UserDirectory } from '../../ports/callers.ts'
import { Unavailable } from '../../ports/context.ts'
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

/** The users of Firebase Auth, for operators' commands. */
export function firebaseUserDirectory(auth: () => Promise<Auth>): UserDirectory {
  return {
    async find(uid) {
      const users = await auth()
      const { users: found } = await users.getUsers([{ uid }])
      const user = found[0]
      return user && { email: user.email ?? null }
    },
    async mirrorRole(uid, role) {
      const users = await auth()
      const { customClaims } = await users.getUser(uid)
      await users.setCustomUserClaims(uid, { ...customClaims, role })
    },
  }
}

/** Deletes users of Firebase Auth. Users of other providers must be deleted there. */
export function firebaseIdentityRemoval(auth: () => Promise<Auth>): IdentityRemoval {
  return {
    async remove(uids) {
      const users = await auth().catch(unavailable)
      const { errors } = await users.deleteUsers([...uids]).catch(unavailable)
      const [first] = errors
      if (first) unavailable(first.error)
    },
  }
}

function unavailable(error: unknown): never {
  throw new Unavailable('sign-in', error)
}
