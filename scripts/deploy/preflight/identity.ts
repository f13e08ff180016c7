import { z } from 'zod'
import { type Asked, type Finding, gap, gapIf } from './asked.ts'

const projectState = z.object({ projectNumber: z.coerce.string(), lifecycleState: z.string() })
const billingState = z.object({
  billingEnabled: z.boolean().default(false),
  billingAccountName: z.string().default(''),
})

type Identity = { number: string; account: string; deployer: string; findings: readonly Finding[] }

async function output({ cloud }: Asked, line: string): Promise<string> {
  const { status, stdout } = await cloud.execute(line.split(' '))
  return status === 0 ? stdout.trim() : ''
}

/** Reads who is signed in, and whether the project is there. A rollback needs no more. */
export async function readIdentity(asked: Asked): Promise<Identity> {
  const { project, settings } = asked
  const signedIn = 'gcloud auth list --filter=status:ACTIVE --format=value(account)'
  const account = await output(asked, signedIn)
  const described = await output(asked, `gcloud projects describe ${project} --format=json`)
  const found = described === '' ? undefined : projectState.parse(JSON.parse(described))
  const isThere = found?.lifecycleState === 'ACTIVE'
  const missing = `${project} is not there, or not for you: gcloud projects create ${project}`
  const kind = account.endsWith('.gserviceaccount.com') ? 'serviceAccount' : 'user'
  return {
    number: isThere ? found.projectNumber : '',
    account,
    deployer: settings['DEPLOYER'] ?? `${kind}:${account}`,
    findings: [
      ...gapIf(account === '', 'Nobody is signed in to gcloud: gcloud auth login'),
      ...gapIf(!isThere, missing),
    ],
  }
}

/** Terraform and the Firebase CLI have credentials of their own, which may be another person's. */
export async function credentialFindings(asked: Asked, account: string): Promise<Finding[]> {
  const line = 'gcloud auth application-default'
  const token = await output(asked, `${line} print-access-token`)
  if (token === '')
    return [gap(`Terraform and the Firebase CLI have no credentials: ${line} login`)]
  const url = 'https://openidconnect.googleapis.com/v1/userinfo'
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await asked.read.ask({ method: 'GET', url, headers })
  const { email } = z.object({ email: z.string() }).safeParse(body).data ?? { email: account }
  const text = `gcloud works as ${account}, but Terraform as ${email}: ${line} login`
  return gapIf(email.toLowerCase() !== account.toLowerCase(), text)
}

export async function readBilling({ project, cloud }: Asked) {
  const line = `gcloud billing projects describe ${project} --format=json`
  const { status, stdout } = await cloud.execute(line.split(' '))
  const found = billingState.parse(status === 0 ? JSON.parse(stdout) : {})
  const link = `gcloud billing projects link ${project} --billing-account=<id>`
  return {
    account: found.billingAccountName.split('/').at(-1) ?? '',
    findings: gapIf(!found.billingEnabled, `${project} has no billing: ${link}`),
  }
}
