import { signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it, vi } from 'vitest'
import {
  adminAuth,
  firebaseIdentityRemoval,
} from '../../functions/src/adapters/firebase-auth/admin-auth.ts'

vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', stack.FIREBASE_AUTH_EMULATOR_HOST)
const auth = adminAuth(stack.PROJECT_ID)
const removal = firebaseIdentityRemoval(auth)

it("removing a user's sign-in affects no other user, and ignores a missing sign-in", async () => {
  const [gone, other] = [await signUp(), await signUp()]
  await removal.remove([gone.uid, `ent:${gone.uid}`])
  await removal.remove([gone.uid])
  const { users } = await (await auth()).getUsers([{ uid: gone.uid }, { uid: other.uid }])
  expect(users.map(({ uid }) => uid)).toEqual([other.uid])
})
