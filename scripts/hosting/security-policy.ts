/** The addresses that the console talks to, as sources of a content security policy. */
export type ConsoleAddresses = {
  /** The gateway. */
  api: string
  /** Where people sign in, and where their tokens are renewed. */
  identity: readonly string[]
  /** Where photos are uploaded to. */
  uploads: string
  /** Where the links to photos point to. */
  photos: string
}

/** Google's own addresses of a project's sign-in and bucket, and the project's gateway. */
export function deployedAddresses(gatewayHost: string, bucket: string): ConsoleAddresses {
  return {
    api: `https://${gatewayHost}`,
    identity: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    // Both hosts have the buckets of everybody: a path that ends in a slash allows those below it.
    uploads: `https://firebasestorage.googleapis.com/v0/b/${bucket}/`,
    photos: `https://storage.googleapis.com/${bucket}/`,
  }
}

/**
 * The content security policy of the console: its own files, and these addresses. A script that
 * somebody brings in neither runs nor sends a token anywhere else.
 */
export function contentSecurityPolicy(addresses: ConsoleAddresses): string {
  const { api, identity, uploads, photos } = addresses
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // openapi-explorer, the viewer of the reference, writes style elements into its own tree.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // A photo is shown as a blob before it is sent, and as a data URL until its picture is there.
    'img-src': ["'self'", 'blob:', 'data:', photos],
    'connect-src': ["'self'", api, ...identity, uploads, photos],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    // Without its script a form would send a password in an address.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
