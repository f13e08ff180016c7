import { loadAuthentication } from '../../session/authentication.ts'
import { language } from '../../texts/t.ts'

/** The credentials of a sign-in or a sign-up. */
export type Entry = { readonly email: string; readonly password: string }

/** Signs a user in. This function and all functions below throw Firebase Authentication errors. */
export async function signIn({ email, password }: Entry): Promise<void> {
  const { auth, signInWithEmailAndPassword } = await loadAuthentication()
  await signInWithEmailAndPassword(auth, email, password)
}

/** Creates an account, and sends an e-mail with a link that confirms the address. */
export async function signUp({ email, password }: Entry): Promise<void> {
  const { auth, createUserWithEmailAndPassword, sendEmailVerification } = await loadAuthentication()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  auth.languageCode = language
  // If the mail fails, the account still exists, and the account page can send another link.
  await sendEmailVerification(user).catch(() => undefined)
}
