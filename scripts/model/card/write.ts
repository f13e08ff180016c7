import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../common/root.ts'
import { outdated, write } from '../../generate/projection.ts'
import { projections } from '../../generate/projections.ts'
import { missedAims } from './aims.ts'
import { figuresPath, textOfFigures } from './figures-file.ts'
import { gatherFigures, type Trained } from './gather.ts'

const shippedNetwork = join(root, 'image-processor/model/plant-network.onnx')

/**
 * Writes the figures and a shipped network's files, and returns the missed aims. Throws if an
 * evaluation is missing.
 */
export async function writeCard(trained: Trained): Promise<readonly string[]> {
  const figures = await gatherFigures(trained)
  const text = textOfFigures(figures)
  writeFileSync(join(trained.work, 'figures.json'), text)
  if (resolve(trained.onnx) === shippedNetwork) await writeShipped(text)
  return missedAims(figures)
}

async function writeShipped(text: string): Promise<void> {
  writeFileSync(join(root, figuresPath), text)
  for (const projection of await outdated(projections)) {
    await write(projection)
    console.log(`written: ${projection.path}`)
  }
}
