import { join, parse, resolve } from 'node:path'
import sharp from 'sharp'
import type { TokenCounts } from '../../functions/src/ports/plant-model.ts'
import { loadPlantNetwork, type PlantNetwork } from '../../image-processor/src/plant-network.ts'
import { writeJson } from '../common/json.ts'
import { assessFolder, type Change, mirror, type NetworkOf, reEncode } from './assess.ts'
import { nothing } from './format.ts'
import { readManifest } from './manifest.ts'
import { writeMistakes } from './mistakes.ts'
import { type EvaluatedModel, modelNamed, type Spent } from './models.ts'
import { type Answers, printComparison, printEvaluation } from './print.ts'
import { reportOf } from './report.ts'
import { type Table, textOf } from './tables.ts'

export type Evaluation = {
  readonly folder: string
  readonly models: readonly string[]
  /** The network for photos whose row names no network. The default is the shipped network. */
  readonly network: string | undefined
  readonly withCopies: boolean
  /** The output files. With several models, each model has its own files. */
  readonly mistakes: string | undefined
  readonly json: string | undefined
}

/** Prints how often models are right on labelled photos, and writes the output files. */
export async function evaluate(evaluation: Evaluation): Promise<void> {
  // As in the image processor: one photo at a time, so that times are those of one core.
  sharp.concurrency(1)
  const folder = resolve(evaluation.folder)
  const photos = readManifest(folder)
  const networkOf = networksOf(folder, evaluation.network)
  const answers: Record<string, Answers[string]> = {}
  const models = embeddedFirst(evaluation.models).map((name) => modelNamed(name))
  for (const model of models) {
    const assessed = await assessFolder(photos, { folder, networkOf, model })
    const report = await reportOf(folder, assessed)
    printHeading(model)
    printEvaluation(assessed, report)
    const fileOf = (file: string) => (models.length === 1 ? file : named(file, model))
    if (evaluation.json !== undefined) writeJson(fileOf(evaluation.json), report)
    if (evaluation.mistakes !== undefined)
      await writeMistakes(fileOf(evaluation.mistakes), folder, assessed)
    answers[model.name] = assessed
  }
  if (evaluation.withCopies)
    for (const [name, change] of Object.entries(copies))
      answers[name] = await assessFolder(photos, { folder, networkOf, change })
  printComparison(answers)
}

/** Puts the embedded model first, because its answers are the reference for the altered copies. */
const embeddedFirst = (names: readonly string[]): string[] => [
  ...names.filter((name) => name === 'embedded'),
  ...names.filter((name) => name !== 'embedded'),
]

/** Adds a model's name to an output file: `figures.json` becomes `figures.gemini.json`. */
function named(file: string, model: EvaluatedModel): string {
  const { dir, name, ext } = parse(file)
  return join(dir, `${name}.${model.name}${ext}`)
}

/** How to alter the photos. Only the embedded model gets copies, because its calls cost nothing. */
const copies: Readonly<Record<string, Change>> = {
  'embedded, mirrored': mirror,
  'embedded, re-encoded': reEncode,
}

/** Loads each network once, when the first photo needs it. */
function networksOf(folder: string, file: string | undefined): NetworkOf {
  const loaded = new Map<string, Promise<PlantNetwork>>()
  return (name) => {
    const network = loaded.get(name) ?? loadPlantNetwork(name === '' ? file : join(folder, name))
    loaded.set(name, network)
    return network
  }
}

function printHeading(model: EvaluatedModel): void {
  const spent = model.spent()
  const cost = spent === null ? '' : `, ${spent.calls} calls that cost money`
  process.stdout.write(`\n${model.name}${cost}\n\n`)
  if (spent !== null && spent.tokens.length > 0)
    process.stdout.write(`${textOf(tokenTable(spent))}\n`)
}

/** A table of the tokens of all answers, and of the average per photo. */
function tokenTable({ photos, diagnosed, tokens }: Spent): Table {
  const row = (title: string, name: keyof TokenCounts) => {
    const stated = tokens.map((counts) => counts[name]).filter((count) => count !== null)
    if (stated.length === 0) return [title, nothing, nothing]
    const sum = stated.reduce((total, count) => total + count, 0)
    return [title, String(sum), String(Math.round(sum / photos))]
  }
  const answers = `answers: ${tokens.length}, refused or no diagnosis: ${tokens.length - diagnosed}`
  return {
    title: `Tokens that the provider counted (${answers})`,
    head: ['tokens', 'together', 'a photo'],
    rows: [
      row('input', 'inputTokens'),
      row('  of it cached', 'cachedInputTokens'),
      row('output', 'outputTokens'),
      row('thoughts', 'thoughtTokens'),
    ],
  }
}
