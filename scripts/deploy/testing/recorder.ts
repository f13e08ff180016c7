import { readFileSync } from 'node:fs'
import { functions } from '../../../functions/src/deployment/functions.ts'
import { placeholderHosts } from '../../../functions/src/openapi/gateway.ts'
import type { Answer, Cloud, Reply, Request } from '../cloud.ts'
import type { Built } from '../deployment.ts'
import { bucketUrl, codebase } from '../names.ts'
import { createReader } from '../read.ts'

export const project = 'plants-1'
export const settingsText = [
  'REGION=europe-west1',
  'DATABASE_LOCATION=eur3',
  'MAIL_FROM=no-reply@plants.example',
].join('\n')
const bucket = `${project}.firebasestorage.app`
const site = `projects/${project}/sites/${project}`

export const built: Built = {
  imageSource: 'source1',
  imageArchive: '/build/image.tgz',
  webHash: 'web1',
  gatewayText: Object.values(placeholderHosts).join(' '),
}

/** The outputs of Terraform, by the part of infrastructure/. */
const outputs: Readonly<Record<string, object>> = {
  base: { web_app: { value: 'app-1' } },
  region: {
    image_build: { value: { steps: [], substitutions: { _SOURCE: 'current', _REGION: 'here' } } },
  },
  database: {},
  'database-restored': {},
  gateway: { host: { value: 'plants.gateway.dev' } },
  edge: { host: { value: 'plants.gateway.dev' } },
  budget: {},
}

/** What each read is answered by, the last match first: the end of its address, and the body. */
export type Answers = [end: string, body: object | ((request: Request) => Reply)][]

const ready: Answers = [
  [`/v1beta1/projects/${project}`, {}],
  ['/defaultBucket', { bucket: { name: `projects/1234/buckets/${bucket}` } }],
  [`/b/${bucket}`, { location: 'EUROPE-WEST1', projectNumber: '1234' }],
  ['/config', { signIn: { email: { enabled: true } } }],
  [
    '/app-1/config',
    { apiKey: 'key', authDomain: `${project}.firebaseapp.com`, appId: '1:1234:web:5678' },
  ],
  ['/SMTP_URL/versions/latest', { name: 'SMTP_URL/versions/1' }],
  ['/keyString', { keyString: 'exchange-key' }],
  [
    `/projects/${project}/sites`,
    { sites: [{ name: site, type: 'DEFAULT_SITE', defaultUrl: `https://${project}.web.app` }] },
  ],
  [
    '/locations/europe-west1/functions',
    {
      functions: Object.keys(functions).map((name) => ({
        name: `projects/${project}/locations/europe-west1/functions/${name}`,
        labels: { 'firebase-functions-codebase': codebase('europe-west1') },
        serviceConfig: { uri: `https://${name.toLowerCase()}.run.app` },
      })),
    },
  ],
  [`v1/projects/${project}/locations`, { locations: [{ locationId: 'europe-west1' }] }],
  ['consumerQuotaMetrics?view=FULL', {}],
  ['/userinfo', { email: 'ada@example.org' }],
  [':testIamPermissions', ({ body }: Request) => ({ status: 200, body })],
]

/**
 * A project whose operator has done the manual steps. Records the commands, and keeps the objects
 * that they copy and the configurations that they make. Everything else is answered from the table.
 */
export function createProject(more: Answers = []) {
  const found = {
    commands: [] as string[],
    reads: [] as string[],
    asked: [] as string[],
    objects: new Map<string, string>(),
    answers: [...ready, ...more],
    /** What Terraform was given, by the part of infrastructure/. */
    variables: new Map<string, object>(),
    imports: new Map<string, string>(),
    /** The settings that the functions got. */
    functionSettings: '',
    /** Commands that fail, by a part of their text, with what they say and how often. */
    failures: [] as { part: string; said: string; times: number }[],
    waitedSeconds: 0,
    /** What else a command changes. */
    onCommand: (_line: string): void => undefined,
    /** What happens while the deployment waits. */
    onWait: async (): Promise<void> => undefined,
  }
  const cloud: Cloud = {
    execute: async (command) => execute(found, command),
    request: async (made) => request(found, made),
    async wait(seconds) {
      found.waitedSeconds += seconds
      await found.onWait()
    },
  }
  return Object.assign(found, { cloud })
}

/** A place of deployments in a project, without settings. */
export const placeIn = (cloud: Cloud) => ({
  project,
  region: 'europe-west1',
  settingsText: '',
  settings: {},
  work: '',
  isDryRun: false,
  print: (_line: string): void => undefined,
  cloud,
  read: createReader(cloud),
})

export type RecordedProject = ReturnType<typeof createProject>
type Found = Omit<RecordedProject, 'cloud'>

function execute(found: Found, command: readonly string[]): Answer {
  const line = command.join(' ')
  const printed = printedBy(line)
  const ok = { status: 0, stdout: printed ?? '', stderr: '' }
  if (printed === undefined) found.commands.push(line)
  else {
    found.reads.push(line)
    return ok
  }
  const failure = found.failures.find(({ part, times }) => times > 0 && line.includes(part))
  if (failure) {
    failure.times -= 1
    return { status: 1, stdout: '', stderr: failure.said }
  }
  found.onCommand(line)
  keep(found, line, command)
  keepVariables(found, line)
  const [, folder] = /--only=functions\S* --config=(\S+)\/firebase\.json/.exec(line) ?? []
  if (folder) found.functionSettings = readFileSync(`${folder}/functions/.env.${project}`, 'utf8')
  return ok
}

/** Keeps what a later read asks for. */
function keep(
  { objects, answers }: Found,
  line: string,
  [, , , from = '', to = '']: readonly string[],
) {
  if (line.startsWith('gcloud storage cp')) {
    const text = from.endsWith('.tgz') ? '{}' : readFileSync(from, 'utf8')
    objects.set(/^gs:\/\/[^/]+\/(.*)$/.exec(to)?.[1] ?? '', text)
  }
  if (line.startsWith('gcloud storage rm')) objects.delete(from.replace(/^gs:\/\/[^/]+\//, ''))
  if (line.includes('api-configs create')) keepConfig(answers, to)
  const [, message] = /--only=hosting .*--message=(\S+)/.exec(line) ?? []
  if (message === undefined) return
  const version = { name: `${site}/versions/${message}` }
  const releases = [{ releaseTime: '1', message, version }]
  answers.push(['/channels/live/releases?pageSize=100', { releases }])
}

/** Adds a configuration of the gateway to those that the project has. */
function keepConfig(answers: Answers, name: string) {
  const [, former] = answers.findLast(([end]) => end === '/configs') ?? []
  const others = (former as { apiConfigs: object[] } | undefined)?.apiConfigs ?? []
  const made = { name, state: 'ACTIVE', createTime: '2026-12' }
  answers.push(['/configs', { apiConfigs: [...others, made] }])
}

function keepVariables({ variables, imports }: Found, line: string) {
  const [, folder, name = ''] = /^terraform -chdir=(\S*\/([\w-]+)) apply/.exec(line) ?? []
  if (folder === undefined) return
  imports.set(name, readFileSync(`${folder}/imports.tf`, 'utf8'))
  variables.set(name, JSON.parse(readFileSync(`${folder}/terraform.tfvars.json`, 'utf8')))
}

/** The bucket of Terraform's state has only the lock, which is made if it is not there. */
function answerLock({ objects }: Found, { method, url, body }: Request): Reply | undefined {
  if (!url.includes('deploy.lock')) return undefined
  const text = objects.get('deploy.lock')
  if (method === 'POST' && text) return { status: 412, body: {} }
  if (method === 'POST') objects.set('deploy.lock', JSON.stringify(body))
  if (method === 'DELETE') objects.delete('deploy.lock')
  if (method !== 'GET') return { status: method === 'POST' ? 200 : 204, body: { generation: '7' } }
  if (!text) return { status: 404, body: {} }
  return { status: 200, body: url.endsWith('alt=media') ? JSON.parse(text) : { generation: '7' } }
}

function request(found: Found, made: Request): Reply {
  const { asked, objects, answers } = found
  asked.push(made.url)
  const locked = answerLock(found, made)
  if (locked) return locked
  const listed = `${bucketUrl(`${project}-plant-builds`)}/o`
  if (made.url.startsWith(`${listed}?prefix=`)) {
    const prefix = new URL(made.url).searchParams.get('prefix') ?? ''
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort()
    return { status: 200, body: { items: names.map((name) => ({ name })) } }
  }
  if (made.url.startsWith(`${listed}/`)) {
    const name = decodeURIComponent(made.url.slice(listed.length + 1).replace('?alt=media', ''))
    const text = objects.get(name)
    return text ? { status: 200, body: JSON.parse(text) } : { status: 404, body: {} }
  }
  const answer = answers.findLast(([end]) => made.url.endsWith(end))?.[1]
  if (answer === undefined) return { status: made.method === 'GET' ? 404 : 200, body: {} }
  return typeof answer === 'function' ? answer(made) : { status: 200, body: answer }
}

/** The output of commands that only read. */
function printedBy(line: string): string | undefined {
  if (line.startsWith('gcloud auth list')) return 'ada@example.org'
  if (line.startsWith('gcloud auth application-default')) return 'token'
  if (line.startsWith('gcloud version')) return '{"Google Cloud SDK":"578.0.0"}'
  if (line.startsWith('terraform version')) return '{"terraform_version":"1.11.4"}'
  if (line.startsWith('gcloud projects describe'))
    return '{"projectNumber":"1234","lifecycleState":"ACTIVE"}'
  if (line.startsWith('gcloud billing projects describe'))
    return '{"billingEnabled":true,"billingAccountName":"billingAccounts/0-1-2"}'
  if (line.startsWith('gcloud storage hmac create'))
    return '{"secret":"s","metadata":{"accessId":"GOOG1"}}'
  const [, root] = /^terraform -chdir=\S*\/(database-\w+|\w+)\S* output/.exec(line) ?? []
  return root === undefined ? undefined : JSON.stringify(outputs[root])
}
