import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { jsonText } from '../../common/json.ts'
import { root } from '../../common/root.ts'
import { reportSchema } from '../report.ts'
import { viewFiguresSchema } from '../view-figures.ts'

const count = z.int().min(0)

/** The figures from which the model card, `right-of-100.json` and a table of the API are made. */
const figuresFileSchema = z.object({
  networkVersion: z.string(),
  /** The SHA-256 of the measured network file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: count,
  /** The number of training batches in each run. */
  steps: count,
  sources: z.array(
    z.object({
      name: z.string(),
      repository: z.string(),
      licence: z.string(),
      use: z.enum(['TRAIN', 'JUDGE', 'MASKS']),
      photos: count,
      /** Whether the training was tuned on the source, so that no aim counts the source. */
      isChosenOn: z.boolean(),
    }),
  ),
  cost: z.object({
    /** The number of measured photos. The longer side of their stored copies is 1,024 px. */
    photos: count,
    /** The median time for decoding, measuring and running the network. */
    measureMedianMs: z.number().min(0).nullable(),
    /** The additional time for the thumbnail, or null if this time was not measured separately. */
    thumbnailMedianMs: z.number().min(0).nullable().default(null),
    /** The time that a photo takes longer than with the network before, on the same machine. */
    addedMedianMs: z.number().min(0).nullable().default(null),
    loadMedianMs: z.number().min(0),
    processor: z.string(),
  }),
  /** The figures of left-out sources. The network that judges a source has not learned from it. */
  leftOut: reportSchema,
  /** The figures of photos that the training left out, from sources that the training used. */
  heldOut: reportSchema,
  /** The figures of photos with hand-drawn masks of the symptoms. */
  masks: reportSchema,
  /** The figures by view and band. */
  views: viewFiguresSchema,
})
export type FiguresFile = z.infer<typeof figuresFileSchema>

export const chosenOn = ({ sources }: FiguresFile): string[] =>
  sources.filter(({ isChosenOn }) => isChosenOn).map(({ name }) => name)

export const figuresPath = 'image-processor/model/figures.json'

export const textOfFigures = (figures: FiguresFile): string => jsonText(figures)

/** Reads the reports of the training of the shipped network's blocks. */
export const readReports = (): Pick<FiguresFile, 'leftOut' | 'heldOut' | 'masks' | 'sources'> =>
  figuresFileSchema
    .pick({ leftOut: true, heldOut: true, masks: true, sources: true })
    .parse(JSON.parse(readFileSync(join(root, figuresPath), 'utf8')))

/** Parses the figures file. Throws if a figure is missing or malformed. */
export const parseFigures = (text: string): FiguresFile => figuresFileSchema.parse(JSON.parse(text))

export const readFigures = (): FiguresFile =>
  parseFigures(readFileSync(join(root, figuresPath), 'utf8'))
