import type { Upload } from '../../collections/uploads.ts'

type Refusal = NonNullable<Upload['refusal']>

/** Why an upload was refused, where its outcome says no more; UNDECODABLE for old records. */
export const refusals = {
  INFECTED: {
    code: 'IMAGE_INFECTED',
    detail: 'The photo contains malware and was not stored.',
  },
  UNDECODABLE: {
    code: 'IMAGE_UNDECODABLE',
    detail: 'The file is no image that can be read.',
  },
  REFUSED: {
    code: 'NAME_TAKEN',
    detail: 'Another photo has this name. Upload it under another name.',
  },
  TOO_MANY: {
    code: 'DAILY_UPLOADS_EXCEEDED',
    detail: 'No more uploads are taken from this user until midnight in UTC.',
  },
} as const satisfies Record<string, Refusal>
