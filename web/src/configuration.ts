import { loadPart } from './load-part.ts'

type Role = 'user' | 'enterprise' | 'admin' | 'superadmin'

/** The deployment's `/config.json`. Thanks to this file, one build serves all deployments. */
export type Configuration = {
  readonly apiUrl: string
  readonly firebase: {
    readonly apiKey: string
    readonly projectId: string
    readonly authDomain: string
    readonly storageBucket: string
    readonly appId: string
  }
  /** The key with which reCAPTCHA tells the console from bots; null without App Check. */
  readonly appCheckKey: string | null
  /** The address of the Auth emulator; null in production. */
  readonly authEmulatorUrl: string | null
  /** The accounts of a demonstration; null unless the project's id starts with `demo-`. */
  readonly demonstration: {
    readonly accounts: readonly { role: Role; email: string; password: string }[]
  } | null
}

/** Reads `/config.json`. Throws if the deployment has no such file. */
async function readConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json: ${response.status}`)
  return (await response.json()) as Configuration
}

/** The console reads the configuration once, while the first code loads. */
export const configuration: Promise<Configuration> = loadPart(readConfiguration())
