import type { Cloud } from './cloud.ts'
import type { Facts } from './deployment.ts'
import { googleCloud } from './google-cloud.ts'
import { terraform } from './terraform.ts'

export const emptyProject = 'a-project-of-your-own'

/** The settings that every operator must give, with `europe-west1` and `eur3` as examples. */
export const emptyProjectSettings = [
  'REGION=europe-west1',
  'DATABASE_LOCATION=eur3',
  'MAIL_FROM=no-reply@your-domain.example',
].join('\n')

/** What the preflight would find, if the operator has done only the manual steps. */
export const emptyFacts: Facts = {
  number: '1',
  deployer: 'user:operator@your-domain.example',
  billingAccount: '0',
  bucket: { name: `${emptyProject}.firebasestorage.app`, location: 'EU' },
  secrets: ['SMTP_URL'],
}

/** A cloud with nothing, so that anybody can plan a first deployment. Only Terraform runs. */
export const emptyCloud: Cloud = {
  async execute(command, input, environment) {
    const isTerraform = command[0] === terraform
    if (isTerraform) return await googleCloud(emptyProject).execute(command, input, environment)
    return { status: 0, stdout: '', stderr: '' }
  },
  request: async () => ({ status: 404, body: undefined }),
  wait: async () => undefined,
}
