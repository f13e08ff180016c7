import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPlatform } from '../../functions/src/config/platform.ts'
import { generatedSecrets, requiredSecrets } from '../../functions/src/config/secrets.ts'
import { root } from '../common/root.ts'
import {
  buildSettings,
  missingSecrets,
  optionalSecretsOf,
  readSettings,
  settingsProblems,
} from './check-settings.ts'
import { gatewayFile } from './gateway-file.ts'
import { bucketLifecycle } from './lifecycle.ts'
import { type Deployment, deployment } from './settings.ts'
import type { Step } from './step.ts'
import { functionSteps, gatewaySteps, imageProcessorSteps } from './steps.ts'

const cloudBuild = `steps:
  - name: gcr.io/cloud-builders/docker
    args: [build, --file, image-processor/Dockerfile, --tag, '\${_IMAGE}', .]
images: ['\${_IMAGE}']
`

const work = join(root, '.build/deploy')

type Run = {
  readonly to: Deployment
  readonly dryRun: boolean
  /** The text of `functions/.env.<project>`, which the operator wrote. */
  readonly ownSettings: string
  /** The names of the secrets in Secret Manager. */
  readonly secrets: readonly string[]
}

/**
 * Deploys everything to a project, or prints the commands for a dry run; the exit status.
 * Deploys nothing while a setting or a secret is missing without which no function starts.
 */
export function deploy(project: string, dryRun: boolean): number {
  const own = join(root, `functions/.env.${project}`)
  const ownSettings = existsSync(own) ? readFileSync(own, 'utf8') : ''
  const settings = readSettings(ownSettings)
  const problems = settingsProblems(project, settings)
  if (problems.length > 0) return complain(`functions/.env.${project}`, problems)
  const secrets = secretsThere(project, dryRun)
  const missing = missingSecrets(secrets).map((name) => `${name} is missing`)
  if (missing.length > 0) return complain('Secret Manager', missing)
  const { region } = readPlatform({ ...settings, GCLOUD_PROJECT: project })
  const to = deployment(project, region, settings['STORAGE_BUCKET'])
  const asksVertex = settings['PLANT_MODEL'] === 'gemini' && !secrets.includes('GEMINI_API_KEY')
  deployParts({ to, dryRun, ownSettings, secrets }, asksVertex)
  return 0
}

function complain(where: string, problems: readonly string[]): number {
  const lines = problems.map((problem) => `  ${problem}`)
  process.stderr.write(`${where}:\n${lines.join('\n')}\ndocs/deploying.md says how.\n`)
  return 1
}

/** The names of the project's secrets. A dry run assumes the required ones and asks nobody. */
function secretsThere(project: string, dryRun: boolean): string[] {
  const command = ['gcloud', 'secrets', 'list', '--format=value(name)', '--project', project]
  process.stdout.write(`See which secrets there are\n  ${command.join(' ')}\n`)
  if (dryRun) return [...requiredSecrets]
  return output(command)
    .split('\n')
    .map((name) => name.split('/').at(-1) ?? '')
}

function deployParts(run: Run, asksVertex: boolean): void {
  const { to } = run
  const version = output(['git', 'rev-parse', '--short=12', 'HEAD'])
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'cloudbuild.yaml'), cloudBuild)
  for (const step of imageProcessorSteps(to, version)) execute(run, step)
  for (const name of generatedSecrets) makeSecret(run, name)
  writeSettings(run)
  const lifecycleFile = join(work, 'lifecycle.json')
  writeFileSync(lifecycleFile, JSON.stringify(bucketLifecycle))
  for (const step of functionSteps(to, { lifecycleFile, asksVertex })) execute(run, step)
  const generated = readFileSync(join(root, 'api-gateway/openapi2.yaml'), 'utf8')
  const addresses = { api: addressOf(run, 'api'), photos: addressOf(run, 'photos') }
  const { text, config } = gatewayFile(generated, addresses)
  writeFileSync(join(work, 'openapi2.yaml'), text)
  for (const step of gatewaySteps(to, config)) execute(run, step)
}

/** Writes the functions' settings: those of the operator and those that only a deployment knows. */
function writeSettings(run: Run): void {
  const known = [
    run.ownSettings,
    `IMAGE_PROCESSOR_URL=${addressOf(run, 'image-processor')}`,
    'IMAGE_PROCESSOR_AUDIENCE=image-processor',
  ]
  if (run.dryRun) return
  mkdirSync(join(root, 'functions/lib'), { recursive: true })
  writeFileSync(join(root, `functions/lib/.env.${run.to.project}`), `${known.join('\n')}\n`)
}

/** Creates a random secret where there is none. It is never read back or changed here. */
function makeSecret(run: Run, name: string): void {
  const { project } = run.to
  const value = randomBytes(32).toString('base64')
  const command = ['gcloud', 'secrets', 'create', name, '--data-file=-', '--project', project]
  execute(
    run,
    { title: `Make the secret ${name}`, command, existing: true },
    name === 'SECRET_KEYS' ? `1:${value}` : value,
  )
}

function addressOf({ to, dryRun }: Run, service: string): string {
  if (dryRun) return `https://${service}-000000000000.${to.region}.run.app`
  const format = '--format=value(status.url)'
  return output([
    'gcloud',
    'run',
    'services',
    'describe',
    service,
    `--region=${to.region}`,
    '--project',
    to.project,
    format,
  ])
}

function execute(
  { to: { project, bucket }, dryRun, secrets, ownSettings }: Run,
  { title, command, existing }: Step,
  input = '',
): void {
  process.stdout.write(`${title}\n  ${command.join(' ')}\n`)
  if (dryRun) return
  const [file = '', ...args] = command
  const OPTIONAL_SECRETS = optionalSecretsOf(secrets).join(',')
  // From these the build before the upload takes the secrets and the bucket to bind functions to.
  const FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket: bucket })
  const env = {
    ...process.env,
    ...buildSettings(readSettings(ownSettings)),
    GCLOUD_PROJECT: project,
    OPTIONAL_SECRETS,
    FIREBASE_CONFIG,
  }
  const { status } = spawnSync(file, args, {
    cwd: root,
    env,
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0 && !existing) throw new Error(`${title}: ended with ${status}`)
}

function output([file = '', ...args]: readonly string[]): string {
  return execFileSync(file, args, { cwd: root, encoding: 'utf8' }).trim()
}
