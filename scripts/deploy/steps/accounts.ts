import { z } from 'zod'
import { functions } from '../../../functions/src/deployment/functions.ts'
import { account, photoReader } from '../names.ts'
import { type Action, command, type Step } from '../step.ts'

/** The service accounts of all functions of the service. */
export const functionAccounts = [...new Set(Object.values(functions).map(({ account }) => account))]

/**
 * Each part has its own service account, so that no part has the rights of another part.
 * `signatures` builds the image processor. `smoke-test` has no role, and the operator signs in as
 * this account. Nothing runs as `photo-reader`, whose key signs links to photos.
 */
const accountNames = [
  ...functionAccounts,
  'image-processor',
  'gateway',
  'signatures',
  'smoke-test',
  photoReader,
]

export const accounts: Step = {
  title: 'Make the service accounts',
  async plan(deployment) {
    const { project, read } = deployment
    const actions: Action[] = []
    for (const name of accountNames) {
      const url = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${account(deployment, name)}`
      if ((await read.get(url, z.object({}))) === undefined)
        actions.push(
          command(
            `Make the account ${name}`,
            `gcloud iam service-accounts create ${name} --project=${project}`,
          ),
        )
    }
    return actions
  },
}
