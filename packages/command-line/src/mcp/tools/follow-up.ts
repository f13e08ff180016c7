import type { Input as OperationInput } from '@plant-analysis/client'
import { usageError } from '../../exit-codes.ts'
import fields from '../fields.json' with { type: 'json' }
import { type Call, tool } from '../tool.ts'
import { textsOf } from '../words.ts'
import { photoField } from './analyse-photo.ts'

const { follows, answer, language } = fields['analyses.start']

type Body = NonNullable<OperationInput<'analyses.start'>['body']>
type Input = Pick<Body, 'answer' | 'language'> & { follows: string; photo?: string }

export const followUp = tool<Input>(
  {
    name: 'follow_up',
    title: 'Look again',
    description:
      'Adds a further photo of the same plant, or the answer to the question of an analysis, and ' +
      'returns a new analysis. Never answer the question yourself: ask the user.',
    isReadOnly: false,
    fields: { follows, answer, photo: photoField, language },
    required: ['follows'],
  },
  async (input, call) => {
    if (!input.photo && !input.answer) throw usageError('Give a photo, an answer, or both.')
    return textsOf(await (input.photo ? withPhoto(input.photo, input, call) : started(input, call)))
  },
)

async function withPhoto(photo: string, input: Input, { plants, photos, ...options }: Call) {
  const { photo: _photo, ...given } = input
  return plants.analyse(await photos.read(photo), { ...given, ...options })
}

async function started(body: Input, { plants, signal, idempotencyKey }: Call) {
  const options = { signal, idempotencyKey }
  const { transactionId } = await plants.analyses.start(body, options)
  return plants.waitFor(transactionId, { signal })
}
