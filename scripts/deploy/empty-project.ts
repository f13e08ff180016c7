import type { Answer, Cloud, Reply } from './cloud.ts'

/** A name that no project can have, because it is longer than 30 characters. */
export const emptyProject = 'a-project-that-has-nothing-to-begin-with'

/** The settings that every operator must give, with `europe-west1` and `eur3` as examples. */
export const emptyProjectSettings = [
  'REGION=europe-west1',
  'DATABASE_LOCATION=eur3',
  'MAIL_FROM=no-reply@your-domain.example',
].join('\n')

const printed: Readonly<Record<string, string>> = {
  'auth list': 'operator@your-domain.example',
  'auth application-default': 'a-token',
  'projects describe': JSON.stringify({ projectNumber: '1', lifecycleState: 'ACTIVE' }),
  'billing projects': JSON.stringify({ billingEnabled: true }),
  'services list': '',
}

const bucket = `${emptyProject}.firebasestorage.app`
const there: readonly (readonly [end: string, body: unknown])[] = [
  [`/v1beta1/projects/${emptyProject}`, {}],
  ['/defaultBucket', { bucket: { name: bucket } }],
  [`/b/${bucket}`, { location: 'EUROPE-WEST1' }],
  ['/config', { signIn: { email: { enabled: true } } }],
  ['/secrets', { secrets: [{ name: 'SMTP_URL' }] }],
  ['/SMTP_URL/versions/latest', { name: 'SMTP_URL/versions/1' }],
]

/**
 * A cloud with a project whose operator has done only the manual steps. This cloud needs no
 * network, so that anybody can see the commands of a first deployment.
 */
export const emptyCloud: Cloud = {
  async execute([, ...words]): Promise<Answer> {
    return { status: 0, stdout: printed[words.slice(0, 2).join(' ')] ?? '', stderr: '' }
  },
  async request({ url }): Promise<Reply> {
    const found = there.find(([end]) => url.endsWith(end))
    return found === undefined ? { status: 404, body: undefined } : { status: 200, body: found[1] }
  },
  async wait() {},
  now: () => new Date(),
}
