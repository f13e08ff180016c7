/** Demonstration accounts to which the console offers a sign-in with one click. */
export type Demonstration = {
  accounts: readonly {
    role: 'user' | 'enterprise' | 'admin' | 'superadmin'
    email: string
    password: string
  }[]
}

/** Connects one build of the console to a deployment. */
export type ConsoleConfig = {
  /** The gateway's URL. */
  apiUrl: string
  /** The configuration of the project's Firebase web app. */
  firebase: { apiKey: string; projectId: string; authDomain: string; storageBucket: string }
  /** The URL of the Auth emulator; null for Google's sign-in. */
  authEmulatorUrl: string | null
  /** Only for `demo-` projects. */
  demonstration: Demonstration | null
}

/** The name under which the console requests its configuration. */
export const configFile = 'config.json'

/** Throws if a project that is not a `demo-` project would publish passwords. */
export function consoleConfigText(config: ConsoleConfig): string {
  if (config.demonstration !== null && !config.firebase.projectId.startsWith('demo-'))
    throw new Error(
      `${config.firebase.projectId} is not a demo- project, so it must not publish accounts`,
    )
  return `${JSON.stringify(config)}\n`
}
