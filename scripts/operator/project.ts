import { clientEnvironment } from '../local-stack/environment.ts'
import { portsFrom, readPortBase } from '../local-stack/ports.ts'

/** The project of the environment, or the local stack's with its addresses added. */
export function useProject(environment: NodeJS.ProcessEnv): string {
  const { GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT, PROJECT_ID } = environment
  const named = GCLOUD_PROJECT ?? GOOGLE_CLOUD_PROJECT ?? PROJECT_ID
  if (named !== undefined && !named.startsWith('demo-')) return named
  const local = clientEnvironment(portsFrom(readPortBase(environment)), '')
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])
    environment[name] ??= local[name]
  return named ?? local['PROJECT_ID'] ?? ''
}
