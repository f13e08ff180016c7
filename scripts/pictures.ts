import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run pictures

Starts the local stack with the demonstration and takes a picture of each page of the console, at
the width of a desktop and of a phone, into docs/pictures. The photos in them are those of test/photos.
`

readCommandLine({ usage })

const { takePictures } = await import('./pictures/take.ts')
process.exit(await takePictures())
