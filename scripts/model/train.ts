import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Training = {
  readonly repositories: string
  readonly work: string
  readonly backbone: string
  readonly tests: string
  readonly kept: string
  readonly onnx: string
  readonly python: string
  readonly steps: number
  readonly processes: number
}

const model = 'image-processor/model'

/**
 * Prepares, trains, judges, calibrates and exports. Every step keeps what it has done in the
 * work folder, so that a training that was broken off goes on there. Throws where a step fails.
 */
export async function train(training: Training): Promise<void> {
  const { repositories, work, backbone, tests, kept, onnx, steps, processes } = training
  const node = (script: string, ...args: string[]) =>
    run(process.execPath, `${model}/${script}`, args)
  const python = (script: string, ...args: string[]) =>
    run(training.python, `${model}/${script}`, ['--work', work, ...args])
  mkdirSync(work, { recursive: true })
  const inputs = ['--repositories', repositories, '--tests', tests, '--kept', kept]
  await node('prepare.ts', '--work', work, ...inputs)
  await node('prepare-views.ts', '--work', work)
  await node('contact-sheets.ts', '--work', work)
  await python('look_at_photos.py', '--backbone', backbone)
  const learn = ['--backbone', backbone, '--steps', String(steps)]
  await together(processes, [
    () => python('train_network.py', ...learn),
    ...sourcesToLeaveOut(work).map(
      (source) => () => python('train_network.py', ...learn, '--leave-out', source),
    ),
  ])
  await python('judge_network.py')
  await python('export_network.py', '--onnx', onnx)
}

type Row = { readonly source: string; readonly kind: string }

/** Those that hold healthy and diseased leaves, and those that hold other things alone. */
export function sourcesToLeaveOut(work: string): string[] {
  const rows: Row[] = JSON.parse(readFileSync(join(work, 'photos.json'), 'utf8'))
  return [...Map.groupBy(rows, ({ source }) => source)]
    .filter(([, some]) => {
      const kinds = new Set(some.map(({ kind }) => kind))
      return (kinds.has('HEALTHY') && kinds.has('DISEASED')) || kinds.has('NO_PLANT')
    })
    .map(([source]) => source)
}

async function run(command: string, script: string, args: readonly string[]): Promise<void> {
  if (!existsSync(script)) throw new Error(`${script} is missing: run this in the repository`)
  const child = spawn(command, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, OMP_NUM_THREADS: '1' },
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed`)
}

/** Runs the jobs, so many at a time, in their order. */
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
