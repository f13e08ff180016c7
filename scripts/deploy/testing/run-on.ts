import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { functions } from '../../../functions/src/deployment/functions.ts'
import { root } from '../../common/root.ts'
import { deploy, rollback } from '../deploy.ts'
import { codebase } from '../names.ts'
import { writeText } from '../run.ts'
import { createCloudRun } from './cloud-run.ts'
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
  /** What the trial of the new revisions finds. */
  newFaults?: string[]
  /** Looks at the project while the new revisions are tried. */
  onTrial?: (tag: string) => void
  imageSource?: string
  /** A file that a former deployment has left in the folder of this one. */
  left?: string
}

/** Deploys to a recorded project, or rolls it back. Returns the exit status and what is printed. */
async function runOn(verb: typeof deploy, { cloud }: RecordedProject, more: More) {
  mkdirSync(join(root, '.build'), { recursive: true })
  const work = mkdtempSync(join(root, '.build', 'recorded-'))
  const lines: string[] = []
  const { settings = '', isDryRun = false, faults = [], newFaults = [], left } = more
  const { imageSource = built.imageSource, onTrial = () => undefined } = more
  if (left) writeText(join(work, left), '')
  const hosts: string[] = []
  const status = await verb({
    project,
    isDryRun,
    cloud,
    settingsText: `${settingsText}\n${settings}`,
    work,
    build: async () => ({ ...built, imageSource }),
    findFaults: async (_place, tried) => {
      hosts.push(tried)
      return faults
    },
    findNewFaults: async (_place, tag) => {
      onTrial(tag)
      return newFaults
    },
    print: (line) => void lines.push(line),
  })
  const isLeft = left !== undefined && existsSync(join(work, left))
  rmSync(work, { recursive: true })
  return { status, text: lines.join('\n'), isLeft, hosts }
}

export const deployTo = (found: RecordedProject, more: More = {}) => runOn(deploy, found, more)
export const rollBack = (found: RecordedProject, more: More = {}) => runOn(rollback, found, more)

/** The functions of a deployment, which all carry the hash of their code as a label. */
export function functionsOf(hash: string, region = 'europe-west1'): Answers {
  const labels = {
    'firebase-functions-codebase': codebase(region),
    'firebase-functions-hash': hash,
  }
  const deployed = Object.keys(functions).map((name) => ({
    name: `projects/${project}/locations/${region}/functions/${name}`,
    labels,
    serviceConfig: { uri: `https://${name}.run.app` },
  }))
  return [[`/locations/${region}/functions`, { functions: deployed }]]
}

/** An empty project whose Cloud Run changes as a deployment and a rollback change it. */
export function emptyProject(more: Answers = []) {
  const run = createCloudRun()
  const [gateway] = serving('', 'c1')
  const found = createProject([
    ...(gateway ? [gateway] : []),
    ...run.answers,
    ...functionsOf('a'),
    ...more,
  ])
  found.onCommand = run.run
  return Object.assign(found, { run })
}

/** A gateway and functions that serve, so that a deployment can be recorded and rolled back. */
export function serving(revision: string, config: string, region = 'europe-west1'): Answers {
  const gateway = { apiConfig: `configs/${config}`, defaultHostname: 'plants.gateway.dev' }
  const image = { tag: `s${built.imageSource}`, revision: 'image-1', uri: 'https://image.run.app' }
  const services = [
    { name: 'services/api', latestReadyRevision: revision, traffic: [] },
    {
      name: 'services/image-processor',
      latestReadyRevision: 'image-1',
      trafficStatuses: [image],
    },
  ]
  return [
    [`/locations/${region}/gateways/plant-analysis`, gateway],
    [`/locations/${region}/services`, { services }],
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
