import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { root } from './common/root.ts'

const usage = `
Usage: npm run build

Builds the functions into functions/lib, the image processor into image-processor/lib, the console
into web/dist, and the client and the command line into lib of their packages.
`

readCommandLine({ usage })

const { buildClient, buildPlant } = await import('./build/client.ts')
const { buildFunctions } = await import('./build/functions.ts')
const { buildImageProcessor } = await import('./build/image-processor.ts')
const { buildWeb } = await import('./build/web.ts')
await Promise.all([
  buildClient(join(root, 'packages/client/lib')),
  buildPlant(join(root, 'packages/command-line/lib')),
  buildFunctions(join(root, 'functions/lib')),
  buildImageProcessor(join(root, 'image-processor/lib')),
  buildWeb(join(root, 'web/dist')),
])
