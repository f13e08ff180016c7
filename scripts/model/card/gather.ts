import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { maskSources } from '../../../image-processor/model/training/mask-sources.ts'
import { sources } from '../../../image-processor/model/training/sources.ts'
import { networkVersion } from '../../../image-processor/src/plant-network.ts'
import { readJson } from '../../common/json.ts'
import { readManifest } from '../manifest.ts'
import { reportSchema } from '../report.ts'
import { viewAnswers } from '../view-answers.ts'
import { viewFiguresOf } from '../view-figures.ts'
import { measureCost } from './cost.ts'
import { type FiguresFile, readReports } from './figures-file.ts'

/** A finished training: its work folder and its network. */
export type Trained = { readonly work: string; readonly onnx: string }

/** The sources on which the training's length and head weights were tuned (docs/decisions/0305). */
const chosenOn: readonly string[] = ['bean', 'blackgram', 'chilli']

const trainingSchema = z.object({ steps: z.int().min(1) })

/**
 * Collects the results of a training. Without a training of the blocks in the work folder, the
 * blocks' reports stay. Throws if an evaluation is missing.
 */
export async function gatherFigures({ work, onnx }: Trained): Promise<FiguresFile> {
  const network = readFileSync(onnx)
  const read = (name: string) => readJson(join(work, `${name}.json`))
  const reportOf = (name: string) => reportSchema.parse(read(name))
  return {
    networkVersion,
    sha256: createHash('sha256').update(network).digest('hex'),
    bytes: network.length,
    steps: trainingSchema.parse(read('training')).steps,
    cost: await measureCost(work, onnx),
    ...(existsSync(join(work, 'left-out.json'))
      ? {
          sources: usedSources(work),
          leftOut: reportOf('left-out'),
          heldOut: reportOf('held-out'),
          masks: reportOf('masks'),
        }
      : readReports()),
    views: await viewFiguresOf(await viewAnswers(work, onnx)),
  }
}

function usedSources(work: string): FiguresFile['sources'] {
  const rows = readJson(join(work, 'photos.json')) as { source: string }[]
  const masked = readManifest(join(work, 'masks'))
  const countOf = (list: readonly { source: string }[], name: string): number =>
    list.filter(({ source }) => source === name).length
  return [
    ...sources.map(({ name, repository, licence, use }) => ({
      name,
      repository,
      licence,
      use,
      photos: countOf(rows, name),
      isChosenOn: chosenOn.includes(name),
    })),
    ...maskSources.map(({ name, repository, licence }) => ({
      name,
      repository,
      licence,
      use: 'MASKS' as const,
      photos: countOf(masked, name),
      isChosenOn: false,
    })),
  ].filter(({ photos }) => photos > 0)
}
