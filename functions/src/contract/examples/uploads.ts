import type { ExamplesOf } from '../example.ts'
import { storagePath } from './values.ts'

/** Of a photo that an app has uploaded. */
export const uploads = {
  'uploads.read': {
    params: { name: 'balcony-1' },
    output: {
      200: {
        name: 'balcony-1',
        status: 'ready',
        storagePath,
      },
    },
  },
} satisfies ExamplesOf<'uploads'>
