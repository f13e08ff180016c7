import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run pictures

Starts the local stack with demonstration data and saves a screenshot of each page of the console in
docs/pictures, at the width of a desktop and of a phone.
`

readCommandLine({ usage })

const { takePictures } = await import('./pictures/take.ts')
process.exit(await takePictures())
