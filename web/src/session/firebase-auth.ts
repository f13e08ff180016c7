import { initializeApp } from 'firebase/app'
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { configuration } from '../configuration.ts'

export {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'

const { firebase, appCheckKey, authEmulatorUrl } = await configuration
const app = initializeApp(firebase)

/**
 * Resolves with a function that returns an App Check token, or undefined without App Check. This
 * module does not wait: if a build gave it code that App Check imports, both would wait for ever.
 */
export const appCheck = appCheckKey
  ? import('./app-check.ts').then(({ startAppCheck }) => startAppCheck(app, appCheckKey))
  : undefined

// `getAuth` would include the popup resolver, which loads scripts from another origin. So people
// sign in with a password here. The API takes the tokens of every provider of Firebase.
export const auth = initializeAuth(app, {
  persistence: browserLocalPersistence,
})
if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })
