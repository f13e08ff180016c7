import { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { firestoreStore } from '../../functions/src/adapters/firestore/store.ts'
import { useProject } from './project.ts'

/** The database of a project. Its connections stay open, so a command must exit explicitly. */
export type Connection = ReturnType<typeof connect>

/** Connects to the project that the environment names, or to the local stack. */
export function connect(environment: NodeJS.ProcessEnv) {
  const projectId = useProject(environment)
  const emulated = environment['FIRESTORE_EMULATOR_HOST'] !== undefined
  const firestore = firestoreClient({ projectId, emulated })
  return { projectId, emulated, firestore, store: firestoreStore(firestore) }
}
