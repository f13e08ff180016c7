import type { OperationDefinition } from '../operation.ts'
import { upload, uploadParams } from '../schemas/upload.ts'

/** Photos that apps upload straight to storage. */
export const uploads = {
  'uploads.read': {
    summary: 'Read what became of an upload',
    description: [
      'An app uploads a photo to `uploads/{uid}/{name}.{extension}` by the Storage SDK.',
      'It is scanned and optimised within seconds; until then its status is `waiting`.',
      'A refused one says why.',
      'A name of which nothing is known can be uploaded, again too where an answer was lost.',
    ],
    status: 200,
    params: uploadParams,
    output: { 200: upload },
    problems: ['NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
