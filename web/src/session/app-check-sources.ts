/**
 * What App Check loads, by directive of a content security policy. The address that is called is
 * in the library: https://developers.google.com/recaptcha/docs/faq has the others.
 */
export const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com/',
    'https://www.google.com/recaptcha/',
  ],
}
