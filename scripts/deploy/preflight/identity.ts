import { z } from 'zod'
import type { Cloud } from '../cloud.ts'
import type { Asked } from './asked.ts'

const projectState = z.object({ projectNumber: z.coerce.string(), lifecycleState: z.string() })

const billingState = z.object({ billingEnabled: z.boolean().default(false) })

/** Reads who deploys to which project, and whether the project has billing. */
export async function readIdentity({ project, cloud }: Asked) {
  const list = 'gcloud auth list --filter=status:ACTIVE --format=value(account)'
  const account = await output(cloud, list)
  const cliToken = await output(cloud, 'gcloud auth application-default print-access-token')
  const described = await output(cloud, `gcloud projects describe ${project} --format=json`)
  const found = described && projectState.parse(JSON.parse(described))
  const kind = account?.endsWith('.gserviceaccount.com') ? 'serviceAccount' : 'user'
  return {
    gaps: [
      ...(account ? [] : ['Nobody is signed in to gcloud: gcloud auth login']),
      ...(cliToken
        ? []
        : ['The Firebase CLI has no credentials: gcloud auth application-default login']),
      ...(found && found.lifecycleState === 'ACTIVE'
        ? await billingGaps(cloud, project)
        : [`${project} is not there, or not for you: gcloud projects create ${project}`]),
    ],
    number: found ? found.projectNumber : '',
    operator: `${kind}:${account ?? ''}`,
  }
}

async function billingGaps(cloud: Cloud, project: string): Promise<string[]> {
  const paid = await output(cloud, `gcloud billing projects describe ${project} --format=json`)
  if (paid && billingState.parse(JSON.parse(paid)).billingEnabled) return []
  const link = `gcloud billing projects link ${project} --billing-account=<id>`
  return [`${project} has no billing: ${link}`]
}

/** The output of a reading command, or undefined if the command failed or printed nothing. */
async function output(cloud: Cloud, line: string): Promise<string | undefined> {
  const { status, stdout } = await cloud.execute(line.split(' '))
  const text = stdout.trim()
  return status === 0 && text !== '' ? text : undefined
}
