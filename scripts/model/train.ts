import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../common/json.ts'
import { writeCard } from './card/write.ts'

export type Training = {
  readonly repositories: string
  readonly work: string
  readonly backbone: string
  readonly teacher: string
  readonly tests: string
  readonly kept: string
  readonly onnx: string
  /** Whether to keep the blocks of the shipped network, and to fit the heads of view and health. */
  readonly headsOnly: boolean
  readonly python: string
  readonly steps: number
  readonly processes: number
}

const model = 'image-processor/model'
const shippedNetwork = `${model}/plant-network.onnx`

/** Trains in the work folder. The next run continues an interrupted run. Throws if a step fails. */
export async function train(training: Training): Promise<void> {
  const { repositories, work, backbone, tests, kept, onnx, steps, processes } = training
  const node = (script: string, ...args: string[]) =>
    run(process.execPath, `${model}/${script}`, args)
  const python = (script: string, ...args: string[]) =>
    run(training.python, `${model}/${script}`, ['--work', work, ...args])
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'training.json'), JSON.stringify({ steps }))
  const begun = performance.now()
  const inputs = ['--repositories', repositories, '--tests', tests, '--kept', kept]
  await node('prepare.ts', '--work', work, ...inputs)
  await node('prepare-views.ts', '--work', work)
  await node('contact-sheets.ts', '--work', work)
  const refit = async (network: string) => {
    await python('refit_heads.py', '--network', network, '--onnx', onnx)
    await python('name_left_out.py')
    for (const aim of await writeCard({ work, onnx })) console.log(`missed: ${aim}`)
  }
  if (training.headsOnly) return await refit(shippedNetwork)
  await python('ask_teacher.py', '--teacher', training.teacher)
  const learn = ['--backbone', backbone, '--steps', String(steps)]
  const leftOut = sourcesToLeaveOut(work)
  await together(processes, [
    () => python('train_network.py', ...learn),
    () => python('look_at_photos.py', '--backbone', backbone),
    ...leftOut.map((some) => () => python('train_network.py', ...learn, '--leave-out', ...some)),
  ])
  await python('judge_network.py')
  await python('export_network.py', '--onnx', onnx)
  await evaluateAll(training, leftOut)
  await refit(onnx)
  console.log(`all of it took ${Math.round((performance.now() - begun) / 60_000)} min`)
}

/** Evaluates known sources, left-out sources and photos with masks. */
async function evaluateAll(training: Training, leftOut: readonly string[][]): Promise<void> {
  const { work, onnx, repositories, kept, processes } = training
  const judge = (photos: string) =>
    run(process.execPath, 'scripts/evaluate.ts', [
      join(work, photos),
      '--without-copies',
      `--network=${onnx}`,
      `--json=${join(work, photos)}.json`,
      `--mistakes=${join(work, photos)}.html`,
    ])
  const sources = leftOut.flatMap((some) => ['--leave-out', ...some])
  const masks = ['--work', work, '--repositories', repositories, '--kept', kept]
  await together(processes, [
    () => judge('held-out'),
    async () => {
      await run(training.python, `${model}/export_left_out.py`, ['--work', work, ...sources])
      await judge('left-out')
      await run(process.execPath, `${model}/prepare-masks.ts`, masks)
      await judge('masks')
    },
  ])
}

type Row = {
  readonly source: string
  readonly publisher: string
  readonly kind: string
  readonly use: 'TRAIN' | 'JUDGE'
}

/**
 * The sources that each run leaves out: all sources of one publisher that has both healthy and
 * diseased leaves, and an equal part of the publishers without both kinds. No run learns from
 * publishers that are used only for judging.
 */
export function sourcesToLeaveOut(work: string): string[][] {
  const rows = readJson(join(work, 'photos.json')) as Row[]
  const publishers = [...Map.groupBy(rows, ({ publisher }) => publisher).values()]
    .filter((photos) => photos.some(({ use }) => use === 'TRAIN'))
    .map((photos) => ({
      sources: [...new Set(photos.map(({ source }) => source))],
      judgesHealth: ['HEALTHY', 'DISEASED'].every((health) =>
        photos.some(({ kind }) => kind === health),
      ),
    }))
  const others = publishers.filter(({ judgesHealth }) => !judgesHealth)
  const runs = publishers.filter(({ judgesHealth }) => judgesHealth)
  return runs.map(({ sources }, run) => [
    ...sources,
    ...others.filter((_, k) => k % runs.length === run).flatMap((other) => other.sources),
  ])
}

/** Runs a script and prints its duration. The aim is at most two hours for all steps. */
async function run(command: string, script: string, args: readonly string[]): Promise<void> {
  const begun = performance.now()
  if (!existsSync(script))
    throw new Error(`${script} is missing: run this command in the repository's folder`)
  const child = spawn(command, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, OMP_NUM_THREADS: '1' },
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed`)
  console.log(`${script} took ${Math.round((performance.now() - begun) / 1000)} s`)
}

/** Starts the jobs in their order, at most `countMax` at a time. */
export async function together(
  countMax: number,
  jobs: readonly (() => Promise<void>)[],
): Promise<void> {
  const waiting = [...jobs]
  const worker = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: countMax }, worker))
}
