/** The addresses that the console calls, in the form of a content security policy. */
export type ConsoleAddresses = {
  api: string
  /** The servers that sign people in and renew their tokens. */
  identity: readonly string[]
  uploads: string
  photos: string
}

export function deployedAddresses(gatewayHost: string, bucket: string): ConsoleAddresses {
  return {
    api: `https://${gatewayHost}`,
    identity: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    // All Google customers share both hosts. The trailing slash limits access to this bucket.
    uploads: `https://firebasestorage.googleapis.com/v0/b/${bucket}/`,
    photos: `https://storage.googleapis.com/${bucket}/`,
  }
}

/**
 * What App Check loads: https://developers.google.com/recaptcha/docs/faq names reCAPTCHA's
 * addresses, and Firebase's library the address that exchanges tokens.
 */
const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com/',
    'https://www.google.com/recaptcha/',
  ],
}

/** Allows only the console's own files and these addresses, so that injected scripts cannot run. */
export function contentSecurityPolicy(addresses: ConsoleAddresses, hasAppCheck = false): string {
  const { api, identity, uploads, photos } = addresses
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // openapi-explorer, the viewer of the reference, adds style elements to its own tree.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // The console shows a photo as a blob before the upload, and as a data URL until its picture
    // loads.
    'img-src': ["'self'", 'blob:', 'data:', photos],
    'connect-src': ["'self'", api, ...identity, uploads, photos],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // A form without its script would send a password in the URL.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const more = hasAppCheck ? appCheckSources : {}
  return Object.keys({ ...directives, ...more })
    .map((name) => [name, ...(directives[name] ?? []), ...(more[name] ?? [])].join(' '))
    .join('; ')
}
