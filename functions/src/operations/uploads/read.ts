import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Upload, uploadCounts, uploads } from '../../collections/uploads.ts'
import { storagePath } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { uploadRefusalCode } from '../../contract/schemas/upload.ts'
import { photoPath, uploadNamePattern, uploadPrefix } from '../../domain/analyses/storage-path.ts'
import { problem } from '../../domain/problem.ts'
import { dayOf } from '../../domain/quota/quota.ts'
import { endpoint } from '../endpoint.ts'
import { uploadId } from './claim-name.ts'
import { refusals } from './receive-job.ts'

type Answer = z.input<typeof upload>
/** The file name of an upload without its extension. */
const uploadName = z
  .string()
  .regex(
    uploadNamePattern,
    `must be 1 to ${limits.image.uploadNameCharactersMax} of A-Z a-z 0-9 _ -`,
  )
const uploadParams = z.object({
  name: uploadName.describe('The name of the file in `uploads/{uid}/`, without its extension.'),
})
const upload = z.object({
  name: z.string().describe('The name of the file, without its extension.'),
  status: z
    .enum(['waiting', 'ready', 'refused'])
    .describe('`ready` once the photo can be analysed; `waiting` takes some seconds.'),
  storagePath: z
    .string()
    .describe('The path to send to `POST /v1/analyses`; only with `ready`.')
    .optional(),
  error: z
    .object({
      code: uploadRefusalCode.describe(
        'Why it was refused; the last two can succeed on another attempt.',
      ),
      detail: z.string().describe('How to solve the problem, in English.'),
    })
    .describe('Why it was refused; only with `refused`.')
    .optional(),
})

export const readUpload = endpoint({
  id: 'uploads.read',
  route: { method: 'GET', path: '/v1/uploads/{name}', credential: 'identity', scopes: ['read'] },
  summary: 'Read the state of an upload',
  description: [
    'Apps upload a photo to `uploads/{uid}/{name}.{extension}` with the Storage SDK.',
    'The service scans and optimises it within seconds; until then `status` is `waiting`.',
    'For a refused upload the answer gives the reason.',
    'An unknown name returns 404: upload the photo, or upload it again if an answer got lost.',
  ],
  params: uploadParams,
  output: { 200: upload },
  problems: ['NOT_FOUND'],
  examples: {
    params: { name: 'balcony-1' },
    output: {
      200: { name: 'balcony-1', status: 'ready', storagePath },
    },
  },

  /** Costs 2 reads. If there is no record, looks in the bucket for an unhandled upload. */
  async handler(call, { store, objects, clock }) {
    const { uid } = call.caller
    const { name } = call.input
    const uploadRef = ref(uploads, uploadId(uid, name))
    const [upload, counted] = await store.getAll(uploadRef, ref(uploadCounts, uid))
    if (upload?.uid === uid) return { status: 200, body: answer(name, upload) }
    if (counted?.day === dayOf(clock.now()) && counted.refused?.includes(name))
      return { status: 200, body: { name, status: 'refused', error: refusals.TOO_MANY } }
    if (await objects.existsUnder(uploadPrefix(photoPath(uid, name)), call))
      return { status: 200, body: { name, status: 'waiting' } }
    // The job may have written the record and removed the original between the two reads.
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
