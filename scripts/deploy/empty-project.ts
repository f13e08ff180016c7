import type { Answer, Cloud, Reply } from './cloud.ts'
import { googleCloud } from './google-cloud.ts'
import { terraform } from './terraform.ts'

/** The project of a dry run without a project. */
export const emptyProject = 'a-project-of-your-own'

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
  'billing projects': JSON.stringify({
    billingEnabled: true,
    billingAccountName: 'billingAccounts/0',
  }),
  'version --format=json': JSON.stringify({ 'Google Cloud SDK': '9999' }),
}

const bucket = `${emptyProject}.firebasestorage.app`
const there: readonly (readonly [end: string, body: unknown])[] = [
  [`/v1beta1/projects/${emptyProject}`, {}],
  ['/defaultBucket', { bucket: { name: bucket } }],
  [`/b/${bucket}`, { location: 'EUROPE-WEST1' }],
  [
    '/webApps/the-web-app/config',
    { apiKey: 'its-key', authDomain: `${emptyProject}.firebaseapp.com` },
  ],
  ['/config', { signIn: { email: { enabled: true } } }],
  ['/SMTP_URL/versions/latest', { name: 'SMTP_URL/versions/1' }],
]

/**
 * A cloud with a project whose operator has done only the manual steps, so that anybody can see
 * the plan of a first deployment. Only Terraform runs.
 */
export const emptyCloud: Cloud = {
  async execute(command, input, environment): Promise<Answer> {
    const [program, ...words] = command
    if (program === terraform)
      return await googleCloud(emptyProject).execute(command, input, environment)
    return { status: 0, stdout: printed[words.slice(0, 2).join(' ')] ?? '', stderr: '' }
  },
  async request({ url, body }): Promise<Reply> {
    if (url.endsWith(':testIamPermissions')) return { status: 200, body: body ?? {} }
    const found = there.find(([end]) => url.endsWith(end))
    return found === undefined ? { status: 404, body: undefined } : { status: 200, body: found[1] }
  },
  async wait() {},
  now: () => new Date(),
}
