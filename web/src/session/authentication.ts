import type { User } from 'firebase/auth'
import { loadPart } from '../load-part.ts'

/** The uid of whoever is signed in: only then is the code for it loaded at once. */
const hintKey = 'signed-in'

/** The code of Firebase Authentication, which a visitor who is not signed in does not need yet. */
export const loadAuthentication = () => loadPart(import('./firebase-auth.ts'))

export const wasSignedIn = (): boolean => localStorage.getItem(hintKey) !== null

/**
 * Calls back with who is signed in, now and whenever their token changes; null for nobody. When
 * they leave, in this tab or another, it forgets them and loads the console anew.
 */
export async function watchUser(changed: (user: User | null) => void): Promise<() => void> {
  const { auth, onIdTokenChanged } = await loadAuthentication()
  let shown: string | null = null
  let hasLeft = false
  // The browser may bring a page back as it was, with what somebody read who has left since. Where
  // the same person is there again, it would still keep nothing of them.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (hasLeft || localStorage.getItem(hintKey) !== shown)) location.reload()
  })
  return onIdTokenChanged(auth, (user) => {
    if (user) localStorage.setItem(hintKey, user.uid)
    else localStorage.removeItem(hintKey)
    if (shown !== null && user?.uid !== shown) {
      hasLeft = true
      return void forgetPerson()
    }
    shown = user?.uid ?? null
    changed(user)
  })
}

/** What was read and chosen is in memory, which a new page does not have. */
async function forgetPerson(): Promise<void> {
  // What goes on until the new page comes keeps nothing more of them.
  dispatchEvent(new Event('sign-out'))
  sessionStorage.clear()
  try {
    // Browsers give a page that came over plain HTTP no caches.
    const names = 'caches' in globalThis ? await caches.keys() : []
    await Promise.all(names.map((name) => caches.delete(name)))
  } finally {
    location.assign('/')
  }
}

/** The identity token of whoever is signed in, renewed where it is about to expire. */
export async function identityToken(): Promise<string> {
  const { auth } = await loadAuthentication()
  await auth.authStateReady()
  return (await auth.currentUser?.getIdToken()) ?? ''
}

/** Signs out: `watchUser` forgets everything that was read. */
export async function signOut(): Promise<void> {
  const { auth, signOut: leave } = await loadAuthentication()
  await leave(auth)
}
