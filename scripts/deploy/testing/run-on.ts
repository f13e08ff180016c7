import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../common/root.ts'
import { deploy, rollback } from '../deploy.ts'
import { writeText } from '../run.ts'
import {
  type Answers,
  built,
  createProject,
  project,
  type RecordedProject,
  settingsText,
} from './recorder.ts'

type More = {
  settings?: string
  isDryRun?: boolean
  /** What the smoke test finds. */
  faults?: string[]
  /** A file that a former deployment has left in the folder of this one. */
  left?: string
}

/** Deploys to a recorded project, or rolls it back. Returns the exit status and what is printed. */
async function runOn(verb: typeof deploy, { cloud }: RecordedProject, more: More) {
  mkdirSync(join(root, '.build'), { recursive: true })
  const work = mkdtempSync(join(root, '.build', 'recorded-'))
  const lines: string[] = []
  const { settings = '', isDryRun = false, faults = [], left } = more
  if (left) writeText(join(work, left), '')
  let host = ''
  const status = await verb({
    project,
    isDryRun,
    cloud,
    settingsText: `${settingsText}\n${settings}`,
    work,
    build: async () => built,
    findFaults: async (_place, tried) => {
      host = tried
      return faults
    },
    print: (line) => void lines.push(line),
  })
  const isLeft = left !== undefined && existsSync(join(work, left))
  rmSync(work, { recursive: true })
  return { status, text: lines.join('\n'), isLeft, host }
}

export const deployTo = (found: RecordedProject, more: More = {}) => runOn(deploy, found, more)
export const rollBack = (found: RecordedProject, more: More = {}) => runOn(rollback, found, more)

/** A gateway and functions that serve, so that a deployment can be recorded and rolled back. */
export function serving(revision: string, config: string): Answers {
  const gateway = { apiConfig: `configs/${config}`, defaultHostname: 'plants.gateway.dev' }
  const services = [{ name: 'services/api', latestReadyRevision: revision, traffic: [] }]
  return [
    ['/gateways/plant-analysis', gateway],
    ['/locations/europe-west1/services', { services }],
  ]
}

/** A project with two releases, the second of which serves. */
export async function deployedTwice(): Promise<RecordedProject> {
  const found = createProject(serving('api-1', 'c1'))
  await deployTo(found)
  found.answers.push(...serving('api-2', 'c2'))
  await deployTo(found)
  return found
}
