import { initializeApp } from 'firebase/app'
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { configuration } from '../configuration.ts'

export {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'

const { firebase, appCheckKey, authEmulatorUrl } = await configuration
const app = initializeApp(firebase)

/** Returns an App Check token, or undefined without App Check. */
export const appCheckToken = appCheckKey
  ? await import('./app-check.ts').then(({ startAppCheck }) => startAppCheck(app, appCheckKey))
  : async () => undefined

// `getAuth` would include the popup resolver, which loads scripts from another origin. So people
// sign in with a password here. The API takes the tokens of every provider of Firebase.
export const auth = initializeAuth(app, {
  persistence: browserLocalPersistence,
})
if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })
