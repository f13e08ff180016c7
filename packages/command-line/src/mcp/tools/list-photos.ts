import { tool } from '../tool.ts'
import { dataOf } from '../words.ts'

export const listPhotos = tool<unknown>(
  {
    name: 'list_photos',
    title: 'List photos',
    description: 'Lists the newest photos that you may analyse, as a JSON array of paths.',
    isReadOnly: true,
    fields: {},
    required: [],
  },
  async (_input, { photos }) => [dataOf(await photos.list())],
)
