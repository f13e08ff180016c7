import { join } from 'node:path'
import { root } from '../root.ts'
import { bundle } from './bundle.ts'
import { linkModules } from './link-modules.ts'
import { readWorkspacePackage } from './lock.ts'

/** Builds the image processor; `sharp` stays outside, as its native parts cannot be bundled. */
export async function buildImageProcessor(outputFolder: string): Promise<void> {
  const { dependencies } = readWorkspacePackage('image-processor')
  linkModules('image-processor', outputFolder)
  await bundle({
    entry: join(root, 'image-processor/src/server.ts'),
    outputFile: join(outputFolder, 'server.js'),
    external: Object.keys(dependencies),
  })
}
