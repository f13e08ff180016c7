import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { root } from '../common/root.ts'
import { clientEnvironment } from '../local-stack/environment.ts'
import { portsFrom, readPortBase } from '../local-stack/ports.ts'

/** The database of a project. Commands must exit explicitly, because connections stay open. */
export type Connection = ReturnType<typeof connect>

/** Connects to the project that the environment names, or to the local stack. */
export function connect(environment: NodeJS.ProcessEnv) {
  const projectId = useProject(environment)
  const emulated = environment['FIRESTORE_EMULATOR_HOST'] !== undefined
  const databaseId = environment['FIRESTORE_DATABASE'] ?? servingDatabase(projectId)
  const open = (name: string) => firestoreClient({ projectId, databaseId: name, emulated })
  const firestore = open(databaseId)
  return { projectId, databaseId, emulated, firestore, store: firestoreStore(firestore), open }
}

/** The database of the last deployment's settings, so that no command changes a former one. */
function servingDatabase(projectId: string): string {
  const file = join(root, `functions/.env.${projectId}`)
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return settings['FIRESTORE_DATABASE'] ?? '(default)'
}

/** The project that the environment names, or the local stack's project and addresses. */
function useProject(environment: NodeJS.ProcessEnv): string {
  const { GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT, PROJECT_ID } = environment
  const named = GCLOUD_PROJECT ?? GOOGLE_CLOUD_PROJECT ?? PROJECT_ID
  if (named !== undefined && !named.startsWith('demo-')) return named
  const local = clientEnvironment(portsFrom(readPortBase(environment)), '')
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])
    environment[name] ??= local[name]
  return named ?? local['PROJECT_ID'] ?? ''
}
