import type { Auth } from 'firebase-admin/auth'
import type { IdentityRemoval } from '../../ports/callers.ts'
import { Unavailable } from '../../ports/context.ts'

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
