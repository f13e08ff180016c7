/** One click signs in as one of these. */
export type Demonstration = {
  accounts: readonly {
    role: 'user' | 'enterprise' | 'admin' | 'superadmin'
    email: string
    password: string
  }[]
}

/** What tells the console where it is, so that one build serves every deployment. */
export type ConsoleConfig = {
  /** The gateway. */
  apiUrl: string
  /** What a web app of the project says of itself. */
  firebase: { apiKey: string; projectId: string; authDomain: string; storageBucket: string }
  /** The Auth emulator in place of Google's sign-in. */
  authEmulatorUrl: string | null
  /** Accounts of a `demo-` project, and of no other. */
  demonstration: Demonstration | null
}

/** The name under which the console asks for it. */
export const configFile = 'config.json'

/**
 * The text of `config.json`. Throws where a project that is no `demo-` project would tell everybody
 * how to sign in.
 */
export function consoleConfigText(config: ConsoleConfig): string {
  if (config.demonstration !== null && !config.firebase.projectId.startsWith('demo-'))
    throw new Error(`${config.firebase.projectId} is no demo- project, and has no demonstration`)
  return `${JSON.stringify(config)}\n`
}
