import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../common/root.ts'
import type { Request } from './cloud.ts'
import { withCloud } from './firebase-cli.ts'

type Options = {
  cwd: string
  configPath: string
  project: string
  nonInteractive: boolean
  message: string
  config?: unknown
}
type Deploys = { hosting: { deploys: { config: unknown; version: string }[] }; projectId: string }

/** The modules of the CLI that deploy a site. */
type Modules = {
  'config.js': { Config: { load(options: Options): unknown } }
  'firebaseConfigValidate.js': { getValidator(): (configuration: unknown) => boolean }
  'hosting/api.js': {
    createRelease(
      project: string,
      site: string,
      channel: string,
      version: string,
      release: { message: string },
    ): Promise<unknown>
  }
  'hosting/config.js': { hostingConfig(options: Options): unknown[] }
  'deploy/hosting/index.js': Record<
    'deploy' | 'release',
    (context: Deploys, options: Options, payload: object) => Promise<void>
  >
}

const require = createRequire(import.meta.url)
const lib = join(root, 'node_modules/firebase-tools-deploy/lib')
const load = <K extends keyof Modules>(file: K): Modules[K] => require(join(lib, file))

/** A command of the CLI with its flags, as the CLI's help lists them. */
export function readFirebaseCommand(name: string): { cmd: string; options: string[][] } {
  return require(join(lib, 'commands', `${name.replaceAll(':', '-')}.js`)).command
}

/** The requests by which the CLI releases a version of a site. */
export async function releaseRequest(version: string, message: string): Promise<Request[]> {
  const sent: Request[] = []
  const answer = (request: Request) => {
    sent.push(request)
    return { status: 200, body: {} }
  }
  await withCloud('firebase-tools-deploy', { answer }, () =>
    load('hosting/api.js').createRelease('plants', 'plants', 'live', version, { message }),
  )
  return sent
}

/** Whether a configuration matches the CLI's own schema of a `firebase.json`. */
export function isValidConfiguration(configuration: unknown): boolean {
  return load('firebaseConfigValidate.js').getValidator()(configuration)
}

const version = 'projects/plants/sites/plants/versions/v1'

/**
 * Runs the CLI's own deployment of a site from a `firebase.json`, and returns the calls that the
 * CLI makes. The fake Hosting already has all files. Leaves out the earlier steps of the CLI, which
 * check permissions and create the version.
 */
export async function deploySite(configPath: string, message: string): Promise<Request[]> {
  const sent: Request[] = []
  const options: Options = {
    cwd: root,
    configPath,
    project: 'plants',
    nonInteractive: true,
    message,
  }
  options.config = load('config.js').Config.load(options)
  const [config] = load('hosting/config.js').hostingConfig(options)
  const context = { projectId: 'plants', hosting: { deploys: [{ config, version }] } }
  const { deploy, release } = load('deploy/hosting/index.js')
  const answer = (request: Request) => {
    sent.push(request)
    return { status: 200, body: { uploadUrl: '', uploadRequiredHashes: [] } }
  }
  await withCloud('firebase-tools-deploy', { answer }, async () => {
    await deploy(context, options, {})
    await release(context, options, {})
  })
  return sent
}
