import { z } from 'zod'
import { type Asked, type Finding, gapIf } from './asked.ts'

const projectState = z.object({ projectNumber: z.coerce.string(), lifecycleState: z.string() })
const billingState = z.object({
  billingEnabled: z.boolean().default(false),
  billingAccountName: z.string().default(''),
})

type Identity = { number: string; deployer: string; findings: readonly Finding[] }

/** Reads who is signed in, and whether the project is there. A rollback needs no more. */
export async function readIdentity({ project, settings, cloud }: Asked): Promise<Identity> {
  const output = async (line: string) => {
    const { status, stdout } = await cloud.execute(line.split(' '))
    return status === 0 ? stdout.trim() : ''
  }
  const account = await output('gcloud auth list --filter=status:ACTIVE --format=value(account)')
  const token = await output('gcloud auth application-default print-access-token')
  const described = await output(`gcloud projects describe ${project} --format=json`)
  const found = described === '' ? undefined : projectState.parse(JSON.parse(described))
  const isThere = found?.lifecycleState === 'ACTIVE'
  const kind = account.endsWith('.gserviceaccount.com') ? 'serviceAccount' : 'user'
  return {
    number: isThere ? found.projectNumber : '',
    deployer: settings['DEPLOYER'] ?? `${kind}:${account}`,
    findings: [
      ...gapIf(account === '', 'Nobody is signed in to gcloud: gcloud auth login'),
      ...gapIf(
        token === '',
        'Terraform and the Firebase CLI have no credentials: gcloud auth application-default login',
      ),
      ...gapIf(
        !isThere,
        `${project} is not there, or not for you: gcloud projects create ${project}`,
      ),
    ],
  }
}

/** The id of the billing account, and whether there is one. */
export async function readBilling({ project, cloud }: Asked) {
  const line = `gcloud billing projects describe ${project} --format=json`
  const { status, stdout } = await cloud.execute(line.split(' '))
  const { billingEnabled, billingAccountName } = billingState.parse(
    status === 0 ? JSON.parse(stdout) : {},
  )
  const link = `gcloud billing projects link ${project} --billing-account=<id>`
  return {
    account: billingAccountName.split('/').at(-1) ?? '',
    findings: gapIf(!billingEnabled, `${project} has no billing: ${link}`),
  }
}
