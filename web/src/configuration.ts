import { loadPart } from './load-part.ts'

type Role = 'user' | 'enterprise' | 'admin' | 'superadmin'

/** The deployment's `/config.json`, so that one build serves all deployments. */
export type Configuration = {
  readonly apiUrl: string
  readonly firebase: {
    readonly apiKey: string
    readonly projectId: string
    readonly authDomain: string
    readonly storageBucket: string
  }
  /** The address of the Auth emulator; null in production. */
  readonly authEmulatorUrl: string | null
  /** Accounts for a demonstration; null except in a `demo-` project. */
  readonly demonstration: {
    readonly accounts: readonly { role: Role; email: string; password: string }[]
  } | null
}

/** Throws when the deployment has no `/config.json`. */
async function readConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json: ${response.status}`)
  return (await response.json()) as Configuration
}

/** Read once, while the first code loads. */
export const configuration: Promise<Configuration> = loadPart(readConfiguration())
