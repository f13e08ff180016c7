import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

const scriptUrl = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'
const loadMs = 10_000

type Recaptcha = { grecaptcha?: { enterprise: { ready(then: () => void): void } } }

/**
 * Lets Firebase's libraries send App Check tokens. Returns a function for the token of a call to
 * the service. If reCAPTCHA does not answer, there is no token, and the service decides.
 */
export async function startAppCheck(
  app: FirebaseApp,
  key: string,
): Promise<() => Promise<string | undefined>> {
  if (!(await isRecaptchaLoaded())) return async () => undefined
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

/** Firebase's library would wait for ever for a script that a browser or a network blocks. */
function isRecaptchaLoaded(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () =>
      (globalThis as Recaptcha).grecaptcha?.enterprise.ready(() => resolve(true))
    script.onerror = () => resolve(false)
    setTimeout(() => resolve(false), loadMs)
    document.head.append(script)
  })
}
