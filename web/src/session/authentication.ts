import type { User } from 'firebase/auth'
import { loadPart } from '../load-part.ts'
import { stopWorker } from './worker.ts'

/** Stores the signed-in user's uid. Without a uid, pages load Firebase Authentication later. */
const hintKey = 'signed-in'

/** Loads the code of Firebase Authentication, which visitors do not need yet, and App Check. */
export const loadAuthentication = () =>
  loadPart(
    import('./firebase-auth.ts').then(async (firebase) => {
      await firebase.appCheck
      return firebase
    }),
  )

/** The uid of the user who is signed in according to this browser; null if nobody is. */
export const signedInUid = (): string | null => localStorage.getItem(hintKey)

export const wasSignedIn = (): boolean => signedInUid() !== null

let left = false

/** Whether the user has signed out. The page stores nothing between a sign-out and its reload. */
export const hasLeft = (): boolean => left

/**
 * Calls `changed` now and at each change of the token, with the signed-in user or with null. A
 * sign-out, in this tab or another, deletes the user's data and reloads the console.
 */
export async function watchUser(changed: (user: User | null) => void): Promise<() => void> {
  const { auth, onIdTokenChanged } = await loadAuthentication()
  let shown: string | null = null
  // The browser may restore a page with data of a user who has signed out since. Even if the same
  // user is back, the page would store nothing for them any more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (left || signedInUid() !== shown)) location.reload()
  })
  return onIdTokenChanged(auth, (user) => {
    if (user) localStorage.setItem(hintKey, user.uid)
    else localStorage.removeItem(hintKey)
    if (shown !== null && user?.uid !== shown) {
      return void forgetPerson()
    }
    shown = user?.uid ?? null
    changed(user)
  })
}

/** Deletes the user's stored data, and reloads the console to delete the data in memory. */
async function forgetPerson(): Promise<void> {
  left = true
  sessionStorage.clear()
  try {
    await stopWorker()
    // Browsers offer no caches to a page that was loaded over plain HTTP.
    const names = 'caches' in globalThis ? await caches.keys() : []
    await Promise.all(names.map((name) => caches.delete(name)))
  } finally {
    location.assign('/')
  }
}

/** The identity token of the signed-in user, renewed when it is about to expire. */
export async function identityToken(): Promise<string> {
  const { auth } = await loadAuthentication()
  await auth.authStateReady()
  return (await auth.currentUser?.getIdToken()) ?? ''
}

/** An App Check token for a call of the signed-in user; undefined if there is none. */
export async function appToken(): Promise<string | undefined> {
  const { appCheck } = await loadAuthentication()
  const token = await appCheck
  return token?.()
}

/** Signs out, so that `watchUser` deletes all data. */
export async function signOut(): Promise<void> {
  const { auth, signOut: leave } = await loadAuthentication()
  await leave(auth)
}
