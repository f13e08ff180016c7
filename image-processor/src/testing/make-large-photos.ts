import { writeLargePhotos } from './large-photos.ts'

// Makes the photos of `large-photos/` again; it takes no arguments.
await writeLargePhotos()
