import { ref } from '../../collections/collection.ts'
import { uploadCounts } from '../../collections/upload-counts.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import type { Handler, OperationResult } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { uploadPrefix } from '../../domain/analyses/storage-path.ts'
import { problem } from '../../domain/problem.ts'
import { dayOf } from '../../domain/quota/quota.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'
import { uploadId } from './claim-name.ts'
import { refusals } from './refusals.ts'

type Deps = { store: Store; objects: Objects; clock: Clock }
type Answer = Extract<OperationResult<'uploads.read'>, { status: 200 }>['body']

/**
 * `GET /v1/uploads/{name}`: 2 reads in one round trip. Where they know nothing, the bucket is asked
 * whether the upload is there and its event still to come.
 */
export function readUpload({ store, objects, clock }: Deps): Handler<'uploads.read'> {
  return async (call) => {
    const { uid } = knownCaller(call.caller)
    const { name } = call.input
    const uploadRef = ref(uploads, uploadId(uid, name))
    const [upload, counted] = await store.getAll(uploadRef, ref(uploadCounts, uid))
    if (upload?.uid === uid) return { status: 200, body: answer(name, upload) }
    if (counted?.day === dayOf(clock.now()) && counted.refused?.includes(name))
      return { status: 200, body: { name, status: 'refused', error: refusals.TOO_MANY } }
    if (await objects.existsUnder(uploadPrefix(uid, name), call))
      return { status: 200, body: { name, status: 'waiting' } }
    // Its record is written before the original goes: both may have been between the two looks.
    const [late] = await store.getAll(uploadRef)
    if (late?.uid === uid) return { status: 200, body: answer(name, late) }
    throw problem('NOT_FOUND')
  }
}

function answer(name: string, upload: Upload): Answer {
  const { status, storagePath, refusal } = upload
  if (status === 'PENDING') return { name, status: 'waiting' }
  if (status === 'READY') return { name, status: 'ready', storagePath }
  return { name, status: 'refused', error: refusal ?? refusals[status] }
}
