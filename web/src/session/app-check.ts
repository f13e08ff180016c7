import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/**
 * Lets Firebase's libraries send App Check tokens. Returns a function for the token of a call to
 * the service, which is undefined if reCAPTCHA does not answer: the service decides what to do.
 */
export function startAppCheck(app: FirebaseApp, key: string): () => Promise<string | undefined> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  })
  return () =>
    getToken(appCheck).then(
      ({ token }) => token,
      () => undefined,
    )
}
