import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { root } from './common/root.ts'

const usage = `
Usage: npm run build

Builds the functions into functions/lib, the image processor into image-processor/lib, the console
into web/dist, and the client and the command line into lib of their packages, each with a tarball
beside it that npm installs.
`

readCommandLine({ usage })

const { buildClient, buildPlant, pack } = await import('./build/client.ts')
const { buildFunctions } = await import('./build/functions.ts')
const { buildImageProcessor } = await import('./build/image-processor.ts')
const { buildWeb } = await import('./build/web.ts')
const packages = [
  [buildClient, 'packages/client'],
  [buildPlant, 'packages/command-line'],
] as const
await Promise.all([
  ...packages.map(async ([build, path]) => {
    await build(join(root, path, 'lib'))
    await pack(join(root, path, 'lib'), join(root, path))
  }),
  buildFunctions(join(root, 'functions/lib')),
  buildImageProcessor(join(root, 'image-processor/lib')),
  buildWeb(join(root, 'web/dist')),
])
