import { loadAuthentication } from '../../session/authentication.ts'
import { language } from '../../texts/t.ts'

/** Who signs in or up. */
export type Entry = { readonly email: string; readonly password: string }

/** Says to the session that somebody has signed in, since it watches only from then on. */
const tellSession = () => dispatchEvent(new Event('sign-in'))

/** Throws errors of Firebase Authentication, as all below do. */
export async function signIn({ email, password }: Entry): Promise<void> {
  const { auth, signInWithEmailAndPassword } = await loadAuthentication()
  await signInWithEmailAndPassword(auth, email, password)
  tellSession()
}

/** Makes an account, and has a link mailed that confirms the address. */
export async function signUp({ email, password }: Entry): Promise<void> {
  const { auth, createUserWithEmailAndPassword, sendEmailVerification } = await loadAuthentication()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  auth.languageCode = language
  // The account is there all the same, and its page sends another link.
  await sendEmailVerification(user).catch(() => undefined)
  tellSession()
}
