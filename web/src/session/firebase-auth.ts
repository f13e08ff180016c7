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

const { firebase, authEmulatorUrl } = await configuration

// `getAuth` would include the popup resolver, which loads scripts from another origin. So people
// sign in with a password here. The API takes the tokens of every provider of Firebase.
export const auth = initializeAuth(initializeApp(firebase), {
  persistence: browserLocalPersistence,
})
if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })
