import type { User } from 'firebase/auth'

/** Set while somebody is signed in: only then is the code for it loaded at once. */
const hintKey = 'signed-in'

/** The code of Firebase Authentication, which a visitor who is not signed in does not need yet. */
export const loadAuthentication = () => import('./firebase-auth.ts')

export const wasSignedIn = (): boolean => localStorage.getItem(hintKey) !== null

/** Calls back with who is signed in, now and whenever that changes; null for nobody. */
export async function watchUser(changed: (user: User | null) => void): Promise<() => void> {
  const { auth, onIdTokenChanged } = await loadAuthentication()
  return onIdTokenChanged(auth, (user) => {
    if (user) localStorage.setItem(hintKey, '')
    else localStorage.removeItem(hintKey)
    changed(user)
  })
}

/** The identity token of whoever is signed in, renewed where it is about to expire. */
export async function identityToken(): Promise<string> {
  const { auth } = await loadAuthentication()
  await auth.authStateReady()
  return (await auth.currentUser?.getIdToken()) ?? ''
}

/** Signs out, and forgets everything that was read. */
export async function signOut(): Promise<void> {
  const { auth, signOut: leave } = await loadAuthentication()
  await leave(auth)
  location.assign('/')
}
