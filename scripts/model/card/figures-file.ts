import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../common/root.ts'
import { reportSchema } from '../report.ts'

const count = z.int().min(0)

/**
 * What is known of the network that ships, as the training measured it. The model card, the file of
 * how often a word is right, and the table of the API's documentation are made of this alone.
 */
const figuresFileSchema = z.object({
  networkVersion: z.string(),
  /** Of the file that was measured. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: count,
  /** Batches of each run. */
  steps: count,
  sources: z.array(
    z.object({
      name: z.string(),
      repository: z.string(),
      licence: z.string(),
      use: z.enum(['TRAIN', 'JUDGE', 'MASKS']),
      photos: count,
      /** Whether the training was chosen on it, left out: then it reaches no aim for strangers. */
      isChosenOn: z.boolean(),
    }),
  ),
  cost: z.object({
    /** Of the photos that are 1,024 px long as stored. */
    photos: count,
    /** Decoding, counting and the network. */
    measureMedianMs: z.number().min(0).nullable(),
    /** On top of that; null where it was not measured apart. */
    thumbnailMedianMs: z.number().min(0).nullable().default(null),
    loadMedianMs: z.number().min(0),
    processor: z.string(),
  }),
  /** Sources that a network has not learnt from, each judged by such a network. */
  leftOut: reportSchema,
  /** Photos that the network has not learnt from, of sources that it has. */
  heldOut: reportSchema,
  /** Photos of which somebody has drawn where the symptoms are. */
  masks: reportSchema,
})
export type FiguresFile = z.infer<typeof figuresFileSchema>

export const chosenOn = ({ sources }: FiguresFile): string[] =>
  sources.filter(({ isChosenOn }) => isChosenOn).map(({ name }) => name)

export const figuresPath = 'image-processor/model/figures.json'

export const textOfFigures = (figures: FiguresFile): string =>
  `${JSON.stringify(figures, null, 2)}\n`

/** Throws where a figure is missing. */
export const parseFigures = (text: string): FiguresFile => figuresFileSchema.parse(JSON.parse(text))

export const readFigures = (): FiguresFile =>
  parseFigures(readFileSync(join(root, figuresPath), 'utf8'))
