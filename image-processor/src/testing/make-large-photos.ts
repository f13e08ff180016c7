import { writeLargePhotos } from './large-photos.ts'

// Makes the photos of `large-photos/` anew; it takes no arguments.
await writeLargePhotos()
