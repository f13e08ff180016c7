import { stack } from '@plant/testing/stack'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { CustomProvider, initializeAppCheck } from 'firebase/app-check'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore'
import {
  connectFunctionsEmulator,
  type Functions,
  type FunctionsError,
  getFunctions,
  type HttpsCallable,
  httpsCallable,
  httpsCallableFromURL,
} from 'firebase/functions'

/** A web app with one user; `uid` is null if nobody is signed in. */
export type WebApp = {
  uid: string | null
  functions: Functions
  firestore: Firestore
  close(): Promise<void>
}

let apps = 0

export async function openApp({
  signedIn,
  appCheck = false,
}: {
  signedIn: boolean
  appCheck?: boolean
}): Promise<WebApp> {
  apps += 1
  const name = `app-${process.pid}-${apps}`
  const app = initializeApp({ apiKey: 'any', projectId: stack.PROJECT_ID }, name)
  if (appCheck) {
    const token = { token: 'of-a-test', expireTimeMillis: Date.now() + 3_600_000 }
    const provider = new CustomProvider({ getToken: async () => token })
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false })
  }
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  const authUrl = `http://${stack.FIREBASE_AUTH_EMULATOR_HOST}`
  connectAuthEmulator(auth, authUrl, { disableWarnings: true })
  if (signedIn) {
    const email = `${name}-${performance.now()}@example.org`
    await createUserWithEmailAndPassword(auth, email, 'secret-of-a-test')
  }
  return {
    uid: auth.currentUser?.uid ?? null,
    functions: emulatedFunctions(app),
    firestore: emulatedFirestore(app),
    close: () => deleteApp(app),
  }
}

function emulatedFunctions(app: FirebaseApp): Functions {
  const functions = getFunctions(app)
  connectFunctionsEmulator(functions, ...hostAndPort(stack.FUNCTIONS_EMULATOR_HOST))
  return functions
}

function emulatedFirestore(app: FirebaseApp): Firestore {
  const firestore = getFirestore(app)
  connectFirestoreEmulator(firestore, ...hostAndPort(stack.FIRESTORE_EMULATOR_HOST))
  return firestore
}

function hostAndPort(address: string): [string, number] {
  const { hostname, port } = new URL(`http://${address}`)
  return [hostname, Number(port)]
}

type Reference = (app: WebApp, name: string) => HttpsCallable<object | null, Answer>

/** The result of a callable function. Its fields depend on the operation. */
export type Answer = Record<string, unknown>

/** The two ways to call a callable function: through the emulator, or through the gateway. */
export const doors: ReadonlyMap<string, Reference> = new Map([
  ['the functions emulator', ({ functions }, name) => httpsCallable(functions, name)],
  [
    'the gateway',
    ({ functions }, name) => httpsCallableFromURL(functions, `${stack.BASE_URL}/${name}`),
  ],
])

/** Returns the error that the client library throws for a call that must fail. */
export async function failure(call: Promise<unknown>): Promise<FunctionsError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error) || !('code' in error))
    throw new Error('no typed error', { cause: error })
  return error as FunctionsError
}
