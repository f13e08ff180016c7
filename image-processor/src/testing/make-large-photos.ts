import { writeLargePhotos } from './large-photos.ts'

/** Makes the photos of `large-photos/` anew: `node image-processor/src/testing/make-large-photos.ts` */
await writeLargePhotos()
