/** Demonstration accounts, for which the console offers sign-in with one click. */
export type Demonstration = {
  accounts: readonly {
    role: 'user' | 'enterprise' | 'admin' | 'superadmin'
    email: string
    password: string
  }[]
}

/** The configuration that connects a build of the console to a deployment. */
export type ConsoleConfig = {
  apiUrl: string
  firebase: Record<'apiKey' | 'projectId' | 'authDomain' | 'storageBucket' | 'appId', string>
  /** The key of reCAPTCHA for App Check, or null without App Check. */
  appCheckKey: string | null
  /** The URL of the Auth emulator, or null if people sign in at Google's servers. */
  authEmulatorUrl: string | null
  /** The demonstration accounts, or null outside `demo-` projects. */
  demonstration: Demonstration | null
}

/** The name under which the console requests its configuration. */
export const configFile = 'config.json'

/** The text of `config.json`. Throws if it would publish passwords outside a `demo-` project. */
export function consoleConfigText(config: ConsoleConfig): string {
  const { projectId } = config.firebase
  if (config.demonstration !== null && !projectId.startsWith('demo-'))
    throw new Error(`${projectId} is not a demo- project, so it must not publish accounts`)
  return `${JSON.stringify(config)}\n`
}
