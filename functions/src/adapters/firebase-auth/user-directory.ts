import type { Auth } from 'firebase-admin/auth'
import type { UserDirectory } from '../../ports/callers.ts'

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
