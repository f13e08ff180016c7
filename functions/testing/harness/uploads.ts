import { ref } from '../../src/collections/collection.ts'
import { securityIncidents } from '../../src/collections/malware.ts'
import { uploads } from '../../src/collections/uploads.ts'
import { createHarness } from '../harness.ts'
import type { Subject } from './plants.ts'
import type { TestService } from './service.ts'

/** The path of the file that `uploaded` uploads, and the path of its stored photo. */
export const path = 'uploads/ada/leaf.jpg'
export const storagePath = 'optimized/ada/leaf.webp'

/** A service with one user and one upload that is not processed yet. */
export async function uploaded(subject: Subject, generation = '1') {
  const service = createHarness()
  const ada = await service.signUp('ada')
  service.upload(path, subject, generation)
  return { service, ada }
}

/** The record of the upload that `uploaded` creates. */
export async function record(service: TestService) {
  const [upload] = await service.steady.ports.store.getAll(ref(uploads, 'ada_leaf'))
  return upload
}

export const incidents = (service: TestService) => [
  ...service.documents.all(securityIncidents.name).values(),
]
