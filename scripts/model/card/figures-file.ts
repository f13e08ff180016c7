import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { jsonText } from '../../common/json.ts'
import { root } from '../../common/root.ts'
import { reportSchema } from '../report.ts'

const count = z.int().min(0)

/** The only source of the model card, `right-of-100.json` and the API's table of words. */
const figuresFileSchema = z.object({
  networkVersion: z.string(),
  /** The hash of the measured network file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: count,
  /** Batches per run. */
  steps: count,
  sources: z.array(
    z.object({
      name: z.string(),
      repository: z.string(),
      licence: z.string(),
      use: z.enum(['TRAIN', 'JUDGE', 'MASKS']),
      photos: count,
      /** Whether the training was tuned on the source. Then it counts for no aim. */
      isChosenOn: z.boolean(),
    }),
  ),
  cost: z.object({
    /** The number of photos that are 1,024 px long as stored. */
    photos: count,
    /** Decoding, measuring and the network. */
    measureMedianMs: z.number().min(0).nullable(),
    /** The additional time for the thumbnail; null if it was not measured separately. */
    thumbnailMedianMs: z.number().min(0).nullable().default(null),
    loadMedianMs: z.number().min(0),
    processor: z.string(),
  }),
  /** Sources that a network has not learnt from, each judged by such a network. */
  leftOut: reportSchema,
  /** Photos that the network has not learnt from, of sources that it has learnt from. */
  heldOut: reportSchema,
  /** Photos whose symptoms people have outlined. */
  masks: reportSchema,
})
export type FiguresFile = z.infer<typeof figuresFileSchema>

export const chosenOn = ({ sources }: FiguresFile): string[] =>
  sources.filter(({ isChosenOn }) => isChosenOn).map(({ name }) => name)

export const figuresPath = 'image-processor/model/figures.json'

export const textOfFigures = (figures: FiguresFile): string => jsonText(figures)

/** Throws if a figure is missing or malformed. */
export const parseFigures = (text: string): FiguresFile => figuresFileSchema.parse(JSON.parse(text))

export const readFigures = (): FiguresFile =>
  parseFigures(readFileSync(join(root, figuresPath), 'utf8'))
