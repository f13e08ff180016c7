import type { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { uploadCounts } from '../../collections/upload-counts.ts'
import { type Upload, uploads } from '../../collections/uploads.ts'
import { storagePath } from '../../contract/examples/values.ts'
import { upload, uploadParams } from '../../contract/schemas/upload.ts'
import { uploadPrefix } from '../../domain/analyses/storage-path.ts'
import { problem } from '../../domain/problem.ts'
import { dayOf } from '../../domain/quota/quota.ts'
import { endpoint } from '../endpoint.ts'
import { uploadId } from './claim-name.ts'
import { refusals } from './record-outcome.ts'

type Answer = z.input<typeof upload>
export const readUpload = endpoint({
  id: 'uploads.read',
  route: { method: 'GET', path: '/v1/uploads/{name}', credential: 'identity' },
  summary: 'Read what became of an upload',
  description: [
    'An app uploads a photo to `uploads/{uid}/{name}.{extension}` by the Storage SDK.',
    'It is scanned and optimised within seconds; until then its status is `waiting`.',
    'A refused one says why.',
    'A name of which nothing is known can be uploaded, again too where an answer was lost.',
  ],
  params: uploadParams,
  output: { 200: upload },
  problems: ['NOT_FOUND'],
  examples: {
    params: { name: 'balcony-1' },
    output: {
      200: {
        name: 'balcony-1',
        status: 'ready',
        storagePath,
      },
    },
  },

  /**
   * 2 reads in one round trip. Where they know nothing, the bucket is asked
   * whether the upload is there and its event still to come.
   */
  async handler(call, { store, objects, clock }) {
    const { uid } = call.caller
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
  },
})

function answer(name: string, upload: Upload): Answer {
  const { status, storagePath, refusal } = upload
  if (status === 'PENDING') return { name, status: 'waiting' }
  if (status === 'READY') return { name, status: 'ready', storagePath }
  return { name, status: 'refused', error: refusal ?? refusals[status] }
}
