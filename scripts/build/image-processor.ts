import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../common/root.ts'
import { bundle } from './bundle.ts'
import { linkModules } from './link-modules.ts'
import { readWorkspacePackage } from './lock.ts'

/** Builds the image processor without `sharp` and `onnxruntime-node`, whose code is native. */
export async function buildImageProcessor(outputFolder: string): Promise<void> {
  const { dependencies } = readWorkspacePackage('image-processor')
  linkModules('image-processor', outputFolder)
  copyModel(outputFolder)
  // The server starts `encode-child.js` for photos that are too large for its own memory.
  for (const entry of ['server', 'encode/encode-child'])
    await bundle({
      entry: join(root, 'image-processor/src', `${entry}.ts`),
      outputFile: join(outputFolder, `${basename(entry)}.js`),
      external: Object.keys(dependencies),
    })
}

/** Copies the network to `model/` beside the output folder. The server reads the network there. */
function copyModel(outputFolder: string): void {
  const from = join(root, 'image-processor/model/plant-network.onnx')
  const to = join(outputFolder, '../model/plant-network.onnx')
  if (to === from) return
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}
