import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../common/root.ts'
import { outdated, write } from '../../generate/projection.ts'
import { projections } from '../../generate/projections.ts'
import { figuresPath, textOfFigures } from './figures-file.ts'
import { gatherFigures, type Trained } from './gather.ts'

const shippedNetwork = join(root, 'image-processor/model/plant-network.onnx')

/** Writes the figures and a shipped network's files. Throws if an evaluation is missing. */
export async function writeCard(trained: Trained): Promise<void> {
  const text = textOfFigures(await gatherFigures(trained))
  writeFileSync(join(trained.work, 'figures.json'), text)
  if (resolve(trained.onnx) !== shippedNetwork) return
  writeFileSync(join(root, figuresPath), text)
  for (const projection of await outdated(projections)) {
    await write(projection)
    console.log(`written: ${projection.path}`)
  }
}
