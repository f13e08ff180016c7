import { join } from 'node:path'
import { root } from '../root.ts'
import { bundle } from './bundle.ts'
import { linkModules } from './link-modules.ts'
import { readWorkspacePackage } from './lock.ts'

/** Builds the image processor; `sharp` stays outside, as its native parts cannot be bundled. */
export async function buildImageProcessor(outputFolder: string): Promise<void> {
  const { dependencies } = readWorkspacePackage('image-processor')
  linkModules('image-processor', outputFolder)
  // The second is the process that the server starts for a photo too large for its own memory.
  for (const [entry, file] of [
    ['server.ts', 'server.js'],
    ['encode/encode-child.ts', 'encode-child.js'],
  ] as const) {
    await bundle({
      entry: join(root, 'image-processor/src', entry),
      outputFile: join(outputFolder, file),
      external: Object.keys(dependencies),
    })
  }
}
