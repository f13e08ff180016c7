import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'
import { readAddresses } from '../demo/seed/environment.ts'
import { seedDemonstration } from '../demo/seed-demonstration.ts'
import { runCommand } from '../local-stack/command.ts'
import type { Environment } from '../local-stack/environment.ts'
import { callersOf, objectsOf } from './callers.ts'
import { settingsFor, withLinks } from './definition.ts'

type Run = {
  environment: Environment
  python: string
  /** The time of each caller for single requests, and again for chains of requests. */
  seconds: number
  seed: number
  /** Leaves out callers whose names lack this text. */
  as: string
}

const folder = join(root, '.build/fuzz')
const files = {
  definition: join(folder, 'openapi.json'),
  settings: join(folder, 'schemathesis.toml'),
}

/** Runs Schemathesis as each caller. Returns 1 if it found a fault, else 0. */
export async function fuzz(run: Run, interrupted: AbortSignal): Promise<number> {
  // Google's libraries read the addresses of the emulators there.
  Object.assign(process.env, run.environment)
  const addresses = readAddresses(run.environment)
  const { people, close } = await seedDemonstration(process.env)
  const all = await callersOf(people, addresses)
  const callers = all.filter(({ name }) => name.includes(run.as))
  if (callers.length === 0) throw new Error(`No caller is named ${run.as}.`)
  const published = await fetch(`${addresses.BASE_URL}/v1/openapi.json`)
  const definition = withLinks((await published.json()) as Parameters<typeof withLinks>[0])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(files.definition, JSON.stringify(definition))
  const environment = {
    ...run.environment,
    HYPOTHESIS_STORAGE_DIRECTORY: join(folder, 'hypothesis'),
  }
  const failed: string[] = []
  for (const caller of callers) {
    // Earlier callers have removed some objects.
    const settings = settingsFor(caller, definition, await objectsOf(people))
    writeFileSync(files.settings, settings)
    for (const phases of ['examples,coverage,fuzzing', 'stateful']) {
      if (interrupted.aborted) break
      process.stdout.write(`\n${phases} as ${caller.name}:\n`)
      const command = commandOf(phases, addresses.BASE_URL, run)
      const status = await runCommand(command, environment, interrupted)
      if (status !== 0) failed.push(caller.name)
    }
  }
  await close()
  const found = failed.length > 0
  process.stdout.write(found ? `Faults as ${[...new Set(failed)].join(', ')}.\n` : 'No faults.\n')
  return found ? 1 : 0
}

function commandOf(phases: string, url: string, { python, seconds, seed }: Run): string[] {
  const program = [join(dirname(python), 'st'), '--config-file', files.settings]
  const target = ['run', files.definition, '--url', url, '--phases', phases, '--seed', String(seed)]
  const limits = ['--max-time', String(seconds), '--request-timeout', '40']
  const behaviour = ['--continue-on-failure', '--no-shrink', '--generation-database', 'none']
  const output = ['--no-color', '--warnings', 'off', '--suppress-health-check', 'all']
  return [...program, ...target, ...limits, ...behaviour, ...output]
}
