import type { AnalyseOptions } from '@plant-analysis/client'
import fields from '../fields.json' with { type: 'json' }
import { tool } from '../tool.ts'
import { textsOf } from '../words.ts'

const { follows: _follows, answer: _answer, ...hints } = fields['analyses.start']

export const photoField = {
  type: 'string',
  description: 'The path of the photo, in one of the folders that list_photos names.',
}

type Input = Omit<AnalyseOptions, 'signal' | 'onStatus' | 'idempotencyKey'> & { photo: string }

export const analysePhoto = tool<Input>(
  {
    name: 'analyse_photo',
    title: 'Analyse a photo of a plant',
    description:
      'Says which plant a photo shows, whether it looks healthy, what may be wrong and what to do. ' +
      'It takes one unit of the daily quota. The clearest photo has one leaf that fills the frame.',
    isReadOnly: false,
    fields: { photo: photoField, ...hints },
    required: ['photo'],
  },
  async ({ photo, ...given }, { plants, photos, ...options }) =>
    textsOf(await plants.analyse(await photos.read(photo), { ...given, ...options })),
)
