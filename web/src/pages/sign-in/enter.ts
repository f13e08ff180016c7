import { loadAuthentication } from '../../session/authentication.ts'
import { language } from '../../texts/t.ts'

/** The credentials of a sign-in or a sign-up. */
export type Entry = { readonly email: string; readonly password: string }

/** Tells the session that somebody has signed in, because it watches only from then on. */
const tellSession = () => dispatchEvent(new Event('sign-in'))

/** Throws errors of Firebase Authentication, as all functions below do. */
export async function signIn({ email, password }: Entry): Promise<void> {
  const { auth, signInWithEmailAndPassword } = await loadAuthentication()
  await signInWithEmailAndPassword(auth, email, password)
  tellSession()
}

/** Creates an account, and mails a link that confirms the address. */
export async function signUp({ email, password }: Entry): Promise<void> {
  const { auth, createUserWithEmailAndPassword, sendEmailVerification } = await loadAuthentication()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  auth.languageCode = language
  // The account exists even if the mail fails, and its page can send another link.
  await sendEmailVerification(user).catch(() => undefined)
  tellSession()
}
