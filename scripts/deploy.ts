import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedSecrets, requiredSecrets } from '../functions/src/config/secrets.ts'
import { region } from './common/project.ts'
import { root } from './common/root.ts'
import {
  missingSecrets,
  optionalSecretsOf,
  readSettings,
  settingsProblems,
} from './deploy/check-settings.ts'
import { gatewayFile } from './deploy/gateway-file.ts'
import { bucketLifecycle } from './deploy/lifecycle.ts'
import { deployment } from './deploy/settings.ts'
import type { Step } from './deploy/step.ts'
import { functionSteps, gatewaySteps, imageProcessorSteps } from './deploy/steps.ts'

const cloudBuild = `steps:
  - name: gcr.io/cloud-builders/docker
    args: [build, --file, image-processor/Dockerfile, --tag, '\${_IMAGE}', .]
images: ['\${_IMAGE}']
`

const [project, ...flags] = process.argv.slice(2)
if (!project || project.startsWith('demo-')) {
  process.stderr.write('Say where to: npm run deploy -- <project> [--dry-run]\n')
  process.exit(2)
}
const dryRun = flags.includes('--dry-run')
const work = join(root, '.build/deploy')
const own = join(root, `functions/.env.${project}`)
const ownSettings = existsSync(own) ? readFileSync(own, 'utf8') : ''
const settings = readSettings(ownSettings)
const to = deployment(project, region, settings['STORAGE_BUCKET'])
refuse(`functions/.env.${project}`, settingsProblems(project, settings))
const secrets = secretsThere(project)
refuse(
  'Secret Manager',
  missingSecrets(secrets).map((name) => `${name} is missing`),
)
deploy()

/** Nothing is deployed before the settings are such that every function starts. */
function refuse(where: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  const lines = problems.map((problem) => `  ${problem}`)
  process.stderr.write(`${where}:\n${lines.join('\n')}\nThe README says how under Deploying.\n`)
  process.exit(1)
}

/** A dry run asks nobody, and shows a deployment without the optional ones. */
function secretsThere(of: string): string[] {
  const command = ['gcloud', 'secrets', 'list', '--format=value(name)', '--project', of]
  process.stdout.write(`See which secrets there are\n  ${command.join(' ')}\n`)
  if (dryRun) return [...requiredSecrets]
  return output(command)
    .split('\n')
    .map((name) => name.split('/').at(-1) ?? '')
}

function deploy(): void {
  const version = output(['git', 'rev-parse', '--short=12', 'HEAD'])
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'cloudbuild.yaml'), cloudBuild)
  for (const step of imageProcessorSteps(to, version)) run(step)
  for (const name of generatedSecrets) makeSecret(name)
  writeSettings()
  const asksVertex = settings['PLANT_MODEL'] === 'gemini' && !secrets.includes('GEMINI_API_KEY')
  const lifecycleFile = join(work, 'lifecycle.json')
  writeFileSync(lifecycleFile, JSON.stringify(bucketLifecycle))
  for (const step of functionSteps(to, { lifecycleFile, asksVertex })) run(step)
  const generated = readFileSync(join(root, 'api-gateway/openapi2.yaml'), 'utf8')
  const addresses = { api: addressOf('api'), photos: addressOf('photos') }
  const { text, config } = gatewayFile(generated, addresses)
  writeFileSync(join(work, 'openapi2.yaml'), text)
  for (const step of gatewaySteps(to, config)) run(step)
}

/** The functions' own settings: what the operator wrote, and what only the deployment knows. */
function writeSettings(): void {
  const known = [
    ownSettings,
    `IMAGE_PROCESSOR_URL=${addressOf('image-processor')}`,
    'IMAGE_PROCESSOR_AUDIENCE=image-processor',
  ]
  if (dryRun) return
  mkdirSync(join(root, 'functions/lib'), { recursive: true })
  writeFileSync(join(root, `functions/lib/.env.${to.project}`), `${known.join('\n')}\n`)
}

/** A secret is made once, at random, and never read back; its later versions are the operator's. */
function makeSecret(name: string): void {
  const value = randomBytes(32).toString('base64')
  const command = ['gcloud', 'secrets', 'create', name, '--data-file=-', '--project', to.project]
  run(
    { title: `Make the secret ${name}`, command, existing: true },
    name === 'SECRET_KEYS' ? `1:${value}` : value,
  )
}

function addressOf(service: string): string {
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

function run({ title, command, existing }: Step, input = ''): void {
  process.stdout.write(`${title}\n  ${command.join(' ')}\n`)
  if (dryRun) return
  const [file = '', ...args] = command
  const OPTIONAL_SECRETS = optionalSecretsOf(secrets).join(',')
  // The build before the upload reads from them which secrets and which bucket the functions are bound to.
  const FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket: to.bucket })
  const env = { ...process.env, GCLOUD_PROJECT: project, OPTIONAL_SECRETS, FIREBASE_CONFIG }
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
